import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { AvailabilityGrid } from '@domain/availability/grid.ts';
import { SLOT_LABELS, writeSlot } from '@domain/availability/slots.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDayTitle } from '../data/useDayTitle.ts';
import { SlotCheckbox } from './SlotCheckbox.tsx';

interface Props {
  readonly day: string;
  readonly timeZone: string;
  /** Selected slots, of this and other days. */
  readonly chosen: readonly string[];
  /** Absent while loading. */
  readonly grid: AvailabilityGrid | undefined;
  readonly onToggle: (datetime: string) => void;
}

export const DayCard = ({ day, timeZone, chosen, grid, onToggle }: Props) => {
  const text = useText();
  const dayTitle = useDayTitle();
  const daySlots = grid?.days.find((item) => item.day === day)?.slots;
  const slots = SLOT_LABELS.map((label) => ({ label, datetime: writeSlot({ day, label }) }));
  const isEmpty = !slots.some(({ datetime }) => chosen.includes(datetime));

  return (
    <Card component="fieldset" sx={{ padding: 1.5, margin: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ float: 'left', width: 1 }}>
        {dayTitle(day)}
      </Typography>
      {isEmpty && <Muted sx={{ clear: 'both' }}>{text('booking.noSlotYet')}</Muted>}
      <Box
        sx={{
          clear: 'both',
          paddingTop: 1,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
          gap: 0.5,
        }}
      >
        {slots.map(({ label, datetime }) => (
          <SlotCheckbox
            key={label}
            day={day}
            label={label}
            timeZone={timeZone}
            isChosen={chosen.includes(datetime)}
            slot={daySlots?.find((gridSlot) => gridSlot.label === label)}
            grid={grid}
            onToggle={() => onToggle(datetime)}
          />
        ))}
      </Box>
    </Card>
  );
};
