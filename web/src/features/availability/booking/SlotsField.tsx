import { useEffect, useId, useState } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { useField } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { suggestSlots } from '@domain/availability/grid.ts';
import {
  countDaysBetween,
  listDaysFrom,
  getFirstBookableDay,
  getFirstSuggestedDay,
  isCutShort,
} from '@domain/availability/slot-times.ts';
import { BOOKING_DAYS_MAX, readSlot } from '@domain/availability/slots.ts';
import type { Project } from '@domain/projects/projects.ts';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { DayCard } from './DayCard.tsx';
import { DayToggle } from './DayToggle.tsx';
import { useGrid } from './useGrid.ts';

const FIELD = 'timeRanges';
/** Number of days shown together. */
const WINDOW_DAYS = 14;
/** Maximum days ahead for slots: two years. */
const DAYS_MAX = 51 * WINDOW_DAYS;

type Ranges = { readonly datetime: string }[];

const toDay = (datetime: string): string => readSlot(datetime)?.day ?? '';

/** Returns slots that can still be offered in a zone. */
const filterBookable = (ranges: Ranges, zone: string): Ranges => {
  const first = getFirstBookableDay(zone);
  return ranges.filter(({ datetime }) => {
    const slot = readSlot(datetime);
    return slot !== undefined && slot.day >= first && !isCutShort(slot, zone);
  });
};

/** Three to five days with their slots, and the free talents per slot. */
export const SlotsField = ({
  project,
  castingDemoIds,
}: {
  readonly project: Project;
  readonly castingDemoIds: readonly string[];
}) => {
  const text = useText();
  const toasts = useToasts();
  const labelId = useId();
  const [{ value: timeZone }] = useField<string>('timeZone');
  const [field, , helpers] = useField<Ranges>(FIELD);
  const error = useFieldText(FIELD);
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<readonly string[]>([]);

  const first = getFirstBookableDay(timeZone);
  const deadlines = project.deadlines.map((deadline) => deadline.toMillis());
  const from = getFirstSuggestedDay(timeZone, deadlines, project.estimatedRecordingDate);
  // Pages count from the first day worth offering; earlier days can still be opened.
  const start = Math.max(0, countDaysBetween(first, from) + page * WINDOW_DAYS);
  const offered = listDaysFrom(first, start + WINDOW_DAYS).slice(start);
  const withSlots = [...new Set(field.value.map(({ datetime }) => toDay(datetime)))];
  const shown = [...new Set([...opened, ...withSlots])].filter((day) => day >= first).sort();
  const { grid, request } = useGrid(
    project.id,
    castingDemoIds,
    [...new Set([...offered, ...shown])].sort(),
    timeZone,
  );

  // In another zone, a day may be past or an hour may not exist.
  const { setValue } = helpers;
  useEffect(() => {
    const kept = filterBookable(field.value, timeZone);
    if (kept.length < field.value.length) void setValue(kept);
    // The value is read, not a dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timeZone]);

  const toggleDay = (day: string) => {
    if (!shown.includes(day)) return setOpened([...shown, day]);
    setOpened(opened.filter((other) => other !== day));
    return void setValue(field.value.filter(({ datetime }) => toDay(datetime) !== day));
  };

  const toggleSlot = (datetime: string) =>
    void setValue(
      field.value.some((range) => range.datetime === datetime)
        ? field.value.filter((range) => range.datetime !== datetime)
        : [...field.value, { datetime }],
    );

  // While new days load, the previous ones stay visible.
  const isKnown = offered.every((day) => grid?.days.some((known) => known.day === day));

  const suggest = () => {
    const found =
      grid &&
      suggestSlots(
        { ...grid, days: grid.days.filter(({ day }) => offered.includes(day)) },
        getBrowserZone() ?? timeZone,
        page === 0 ? from : '',
      );

    const slots = filterBookable(
      (found ?? []).map((datetime) => ({ datetime })),
      timeZone,
    );
    if (!found || slots.length === 0) return toasts.info(text('booking.noSuggestion'));

    setOpened([]);
    void setValue(slots);

    return toasts.success(text('booking.suggested'));
  };

  return (
    <FormControl error={error !== undefined} role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="h4" component="h3">
        {text('booking.days')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
        {text('booking.daysLead')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginBottom: 1 }}>
        <IconButton
          size="small"
          aria-label={text('booking.earlierDays')}
          disabled={start === 0}
          onClick={() => setPage(page - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, flex: 1 }}>
          {offered.map((day) => (
            <DayToggle
              key={day}
              day={day}
              isChosen={shown.includes(day)}
              disabled={!shown.includes(day) && shown.length >= BOOKING_DAYS_MAX}
              onToggle={() => toggleDay(day)}
            />
          ))}
        </Box>
        <IconButton
          size="small"
          aria-label={text('booking.laterDays')}
          disabled={start >= DAYS_MAX}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRight />
        </IconButton>
      </Box>
      <Box sx={{ marginBottom: 1 }}>
        <Button size="small" variant="outlined" color="inherit" disabled={!isKnown} onClick={suggest}>
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
            timeZone={timeZone}
            chosen={field.value.map(({ datetime }) => datetime)}
            grid={grid}
            onToggle={toggleSlot}
          />
        ))}
      </Box>
    </FormControl>
  );
};
