import { useId } from 'react';
import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { AFTER_MIDNIGHT, groupSlotsByDay } from '@domain/availability/slots.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useReaderZone } from '../../../lib/useReaderZone.ts';
import { getMinutesAhead } from '../../../lib/zones.ts';
import { useDayTitle } from '../data/useDayTitle.ts';
import { SlotChoice } from './SlotChoice.tsx';

interface Props {
  readonly page: AvailabilityPage;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** A card per day with its slots in order; selects one slot. */
export const SlotPicker = ({ page, chosen, onChoose }: Props) => {
  const text = useText();
  const dayTitle = useDayTitle();
  const titleId = useId();
  const readerZone = useReaderZone();

  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2">
        {text('availability.pick')}
      </Typography>
      <Muted variant="body1" sx={{ marginBottom: 2 }}>
        {text('availability.pickLead')}
      </Muted>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {groupSlotsByDay(page.timeRanges).map(({ day, slots }) => (
          <Card key={day} component="fieldset" sx={{ padding: 2, margin: 0, minWidth: 0 }}>
            <Typography component="legend" variant="h3" sx={{ float: 'left', width: 1, marginBottom: 1.5 }}>
              {dayTitle(day)}
            </Typography>
            <Box
              sx={{
                clear: 'both',
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
                gap: 1,
              }}
            >
              {slots.map((slot) => (
                <SlotChoice
                  key={slot.id}
                  slot={slot}
                  isChosen={slot.id === chosen}
                  // After midnight, the date differs from the card's.
                  showsOwnTime={
                    readerZone !== undefined &&
                    (AFTER_MIDNIGHT.has(slot.label) ||
                      getMinutesAhead(page.timeZone, readerZone, slot.startsAt) !== 0)
                  }
                  onChoose={() => onChoose(slot.id)}
                />
              ))}
            </Box>
          </Card>
        ))}
      </Box>
    </section>
  );
};
