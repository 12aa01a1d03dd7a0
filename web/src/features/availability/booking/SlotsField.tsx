import { useId, useState } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { BOOKING_DAYS_MAX, readSlot, SLOT_LABELS, type SlotLabel } from '@domain/availability/slots.ts';
import type { Project } from '@domain/projects/projects.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { SlotGrid } from './SlotGrid.tsx';
import { SLOTS_FIELD, useSlotDays } from './useSlotDays.ts';

/** Slots from 08:00 to 20:00; the others are folded. */
const USUAL_LABELS: readonly SlotLabel[] = SLOT_LABELS.slice(1, 7);
const isUsual = (label: SlotLabel | undefined): boolean =>
  label !== undefined && USUAL_LABELS.includes(label);

/** Three to five days with their slots, and the free talents per slot. */
export const SlotsField = ({
  project,
  castingDemoIds,
}: {
  readonly project: Project;
  readonly castingDemoIds: readonly string[];
}) => {
  const text = useText();
  const labelId = useId();
  const error = useFieldText(SLOTS_FIELD);
  const days = useSlotDays(project, castingDemoIds);
  const { request } = days;
  const isOddChosen = days.slots.some((datetime) => !isUsual(readSlot(datetime)?.label));
  const [isOpen, setOdd] = useState(false);
  const hasOdd = isOpen || isOddChosen;

  return (
    <FormControl error={error !== undefined} role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="h4" component="h3">
        {text('booking.days')}
      </Typography>
      <Muted sx={{ marginBottom: 1 }}>{text('booking.daysLead')}</Muted>
      <Row gap={0.5} align="center" sx={{ marginBottom: 1 }}>
        <IconButton
          size="small"
          aria-label={text('booking.earlierDays')}
          disabled={!days.showEarlier}
          onClick={days.showEarlier}
        >
          <ChevronLeft />
        </IconButton>
        <Typography aria-live="polite" sx={{ fontWeight: 550 }}>
          {days.title}
        </Typography>
        <IconButton
          size="small"
          aria-label={text('booking.laterDays')}
          disabled={!days.showLater}
          onClick={days.showLater}
        >
          <ChevronRight />
        </IconButton>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={!days.isKnown}
          onClick={days.suggest}
          sx={{ marginInlineStart: 'auto' }}
        >
          {text('booking.suggest')}
        </Button>
      </Row>
      {error && <FormHelperText sx={{ margin: '0 0 8px' }}>{error}</FormHelperText>}
      {request.status === 'error' && (
        <FailedHere error={request.error} what={text('booking.gridFailed')} onRetry={request.reload} />
      )}
      <SlotGrid
        labelId={labelId}
        days={days.offered}
        labels={hasOdd ? SLOT_LABELS : USUAL_LABELS}
        timeZone={days.timeZone}
        chosen={days.slots}
        isFull={(day) => !days.chosenDays.includes(day) && days.chosenDays.length >= BOOKING_DAYS_MAX}
        grid={days.grid}
        onToggle={days.toggleSlot}
      />
      <Row align="center" sx={{ marginTop: 0.5 }}>
        <Button size="small" color="inherit" aria-expanded={hasOdd} onClick={() => setOdd(!hasOdd)}>
          {text(hasOdd ? 'booking.usualHours' : 'booking.oddHours')}
        </Button>
        <Muted role="status" sx={{ marginInlineStart: 'auto' }}>
          {text('booking.chosenSlots', { days: days.chosenDays.length, slots: days.slots.length })}
        </Muted>
      </Row>
    </FormControl>
  );
};
