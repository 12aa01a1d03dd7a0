import { useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { getDayStart, getMidnight } from '../../../lib/days.ts';
import { DayColumn } from './DayColumn.tsx';
import { HOUR_PX } from './hours.ts';
import type { Moves } from './moves.ts';

/** The first hour in view; earlier ones are reached by scrolling. */
const FIRST_HOUR = 8;
const GUTTER = 52;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Props extends Moves {
  readonly title: string;
  readonly days: readonly string[];
  readonly today: string;
  readonly sessions: ReadonlyMap<string, readonly RecordingSession[]>;
  readonly onMove: (session: RecordingSession) => void;
  /** Absent: one day is shown already. */
  readonly onDay: ((day: string) => void) | undefined;
}

/** Days as columns on a grid of hours; a lane per engineer. */
export const HourGrid = ({ title, days, today, sessions, onDay, ...moves }: Props) => {
  const timeFormat = useTimeFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [weekday, whole, hour] = [
    timeFormat({ weekday: 'short', day: 'numeric' }),
    timeFormat({ dateStyle: 'full' }),
    timeFormat({ hour: 'numeric' }),
  ];
  const midnight = getMidnight(days[0] ?? today);

  useLayoutEffect(() => {
    frame.current?.scrollTo(0, FIRST_HOUR * HOUR_PX);
  }, []);

  return (
    <Box
      ref={frame}
      role="region"
      aria-label={title}
      // The hours outside the view are reached by the keyboard, too.
      tabIndex={0}
      sx={{
        maxHeight: 'max(420px, calc(100vh - 320px))',
        overflow: 'auto',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        backgroundColor: 'background.paper',
        '@media print': { maxHeight: 'none' },
      }}
    >
      <Box
        sx={{ display: 'grid', gridTemplateColumns: `${GUTTER}px repeat(${days.length}, minmax(0, 1fr))` }}
      >
        <Box sx={{ position: 'sticky', top: 0, zIndex: 2, backgroundColor: 'background.paper' }} />
        {days.map((day) => (
          <Box
            key={day}
            sx={{
              position: 'sticky',
              top: 0,
              zIndex: 2,
              borderBottom: '1px solid',
              borderColor: 'divider',
              backgroundColor: 'background.paper',
            }}
          >
            <ButtonBase
              disabled={!onDay}
              aria-label={whole.format(getDayStart(day))}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onDay?.(day)}
              sx={{
                width: 1,
                minHeight: 32,
                justifyContent: 'flex-start',
                paddingInline: 1,
                fontSize: '0.75rem',
                fontWeight: day === today ? 650 : 550,
                color: day === today ? 'primary.main' : 'text.primary',
              }}
            >
              {weekday.format(getDayStart(day))}
            </ButtonBase>
          </Box>
        ))}
        <Box aria-hidden sx={{ position: 'relative', height: 24 * HOUR_PX }}>
          {HOURS.slice(1).map((item) => (
            <Muted
              key={item}
              variant="caption"
              sx={{ position: 'absolute', insetInlineEnd: 6, top: item * HOUR_PX - 9, whiteSpace: 'nowrap' }}
            >
              {hour.format(new Date(midnight).setHours(item))}
            </Muted>
          ))}
        </Box>
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            label={whole.format(getDayStart(day))}
            isToday={day === today}
            isAlone={days.length === 1}
            sessions={sessions.get(day) ?? []}
            {...moves}
          />
        ))}
      </Box>
    </Box>
  );
};
