import { useId } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { BOOKING_DAYS_MAX } from '@domain/availability/slots.ts';
import type { Project } from '@domain/projects/projects.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { DayCard } from './DayCard.tsx';
import { DayToggle } from './DayToggle.tsx';
import { SLOTS_FIELD, useSlotDays } from './useSlotDays.ts';

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
  const { offered, shown, request } = days;

  return (
    <FormControl error={error !== undefined} role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="h4" component="h3">
        {text('booking.days')}
      </Typography>
      <Muted sx={{ marginBottom: 1 }}>{text('booking.daysLead')}</Muted>
      <Row isOneLine gap={0.5} align="center" sx={{ marginBottom: 1 }}>
        <IconButton
          size="small"
          aria-label={text('booking.earlierDays')}
          disabled={!days.showEarlier}
          onClick={days.showEarlier}
        >
          <ChevronLeft />
        </IconButton>
        <Row gap={0.5} sx={{ flex: 1 }}>
          {offered.map((day) => (
            <DayToggle
              key={day}
              day={day}
              isChosen={shown.includes(day)}
              disabled={!shown.includes(day) && shown.length >= BOOKING_DAYS_MAX}
              onToggle={() => days.toggleDay(day)}
            />
          ))}
        </Row>
        <IconButton
          size="small"
          aria-label={text('booking.laterDays')}
          disabled={!days.showLater}
          onClick={days.showLater}
        >
          <ChevronRight />
        </IconButton>
      </Row>
      <Box sx={{ marginBottom: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={!days.isKnown}
          onClick={days.suggest}
        >
          {text('booking.suggest')}
        </Button>
      </Box>
      {error && <FormHelperText sx={{ margin: '0 0 8px' }}>{error}</FormHelperText>}
      {request.status === 'error' && (
        <FailedHere error={request.error} what={text('booking.gridFailed')} onRetry={request.reload} />
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {shown.map((day) => (
          <DayCard
            key={day}
            day={day}
            timeZone={days.timeZone}
            chosen={days.slots}
            grid={days.grid}
            onToggle={days.toggleSlot}
          />
        ))}
      </Box>
    </FormControl>
  );
};
