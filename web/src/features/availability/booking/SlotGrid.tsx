import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import type { AvailabilityGrid } from '@domain/availability/grid.ts';
import { writeSlot, type SlotLabel } from '@domain/availability/slots.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { SlotGridCell } from './SlotGridCell.tsx';

interface Props {
  readonly labelId: string;
  readonly days: readonly string[];
  readonly labels: readonly SlotLabel[];
  readonly timeZone: string;
  readonly chosen: readonly string[];
  /** Whether no slot may be added on a day. */
  readonly isFull: (day: string) => boolean;
  /** Absent while loading. */
  readonly grid: AvailabilityGrid | undefined;
  readonly onToggle: (datetime: string) => void;
}

const STEPS: Readonly<Record<string, readonly [days: number, labels: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value: number, length: number): number => Math.min(Math.max(value, 0), length - 1);

/** Days by slots. Arrows move, the space bar selects. */
export const SlotGrid = ({ labelId, days, labels, timeZone, chosen, isFull, grid, onToggle }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const [[column, row], setPlace] = useState<readonly [number, number]>([0, 0]);
  const [current, currentRow] = [clamp(column, days.length), clamp(row, labels.length)];
  const dayFormat = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const place = [
      clamp(current + step[0], days.length),
      clamp(currentRow + step[1], labels.length),
    ] as const;
    setPlace(place);
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${place.join(' ')}"]`)?.focus();
  };

  return (
    <Box
      component="table"
      role="grid"
      aria-labelledby={labelId}
      aria-multiselectable
      onKeyDown={move}
      sx={{ width: 1, tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '4px' }}
    >
      <thead>
        <tr>
          <Box component="td" sx={{ width: { xs: 44, sm: 64 } }} />
          {days.map((day) => (
            <Box
              key={day}
              component="th"
              scope="col"
              sx={{ fontSize: { xs: '0.75rem', sm: '0.8125rem' }, fontWeight: 550 }}
            >
              {dayFormat.format(new Date(`${day}T12:00:00Z`))}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, labelIndex) => (
          <tr key={label}>
            <Box
              component="th"
              scope="row"
              sx={{
                fontSize: { xs: '0.75rem', sm: '0.8125rem' },
                fontWeight: 400,
                fontVariantNumeric: 'tabular-nums',
                textAlign: 'start',
              }}
            >
              {label}
            </Box>
            {days.map((day, dayIndex) => {
              const datetime = writeSlot({ day, label });
              const isChosen = chosen.includes(datetime);

              return (
                <SlotGridCell
                  key={day}
                  place={`${dayIndex} ${labelIndex}`}
                  isCurrent={dayIndex === current && labelIndex === currentRow}
                  slot={{ day, label }}
                  timeZone={timeZone}
                  isChosen={isChosen}
                  isFull={!isChosen && isFull(day)}
                  found={grid?.days
                    .find((item) => item.day === day)
                    ?.slots.find((item) => item.label === label)}
                  grid={grid}
                  onFocus={() => setPlace([dayIndex, labelIndex])}
                  onToggle={() => onToggle(datetime)}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
      <Muted component="caption" sx={{ captionSide: 'bottom', textAlign: 'start', paddingTop: 1 }}>
        {text('booking.legend')}
      </Muted>
    </Box>
  );
};
