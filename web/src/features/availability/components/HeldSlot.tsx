import EventNote from '@mui/icons-material/EventNoteOutlined';
import Card from '@mui/material/Card';
import type { AvailabilityPage, OfferedRange } from '@domain/availability/availability.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { ChosenSlot } from './ChosenSlot.tsx';

interface Props {
  readonly page: AvailabilityPage;
  readonly option: NonNullable<AvailabilityPage['option']>;
  readonly range: OfferedRange;
}

/** The slot that the talent holds as an option. */
export const HeldSlot = ({ page: { agency, timeZone }, option: { rank, endsAt }, range }: Props) => {
  const text = useText();
  const format = useTimeFormat()({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const until = endsAt === null ? '' : format.format(new Date(endsAt));

  return (
    <div role="status" style={{ margin: 'auto', width: '100%' }}>
      <StateCard icon={EventNote} headingLevel="h1" title={text('availability.held')}>
        {text('availability.heldText', { agency: agency.publicName, rank: rank ?? 1, until })}
      </StateCard>
      <Card sx={{ padding: 2.5 }}>
        <ChosenSlot range={range} timeZone={timeZone} />
      </Card>
    </div>
  );
};
