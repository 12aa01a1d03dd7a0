import Typography from '@mui/material/Typography';
import type { AvailabilityRequest, SlotOption } from '@domain/availability/availability.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { formatZone } from '../../../lib/zones.ts';
import { useSlotText } from '../data/useSlotText.ts';

interface Props {
  readonly request: AvailabilityRequest;
  readonly option: SlotOption;
}

/** An option's slot, rank and end. */
export const OptionFacts = ({ request: { timeRanges, timeZone }, option }: Props) => {
  const text = useText();
  const dates = useDates();
  const slotText = useSlotText();
  const range = timeRanges.find(({ id }) => id === option.rangeId);
  const until = dates.full(option.endsAt);

  return (
    <>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {range &&
          text('booking.heldFor', {
            slot: slotText(range.datetime, timeZone).offered,
            zone: formatZone(timeZone),
          })}
      </Typography>
      <Typography variant="body2">{text('booking.rank', { rank: option.rank })}</Typography>
      <Muted>
        {text(option.challengedUntil ? 'booking.challengedUntil' : 'booking.heldUntil', { until })}
      </Muted>
    </>
  );
};
