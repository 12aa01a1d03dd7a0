import Box from '@mui/material/Box';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getDayStart } from '../../../lib/days.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { DayCell } from './DayCell.tsx';
import type { Moves } from './moves.ts';

/** Sessions shown per day; a button shows the others. */
const SESSIONS_MAX = 4;

interface Props extends Moves {
  readonly title: string;
  readonly weeks: readonly (readonly string[])[];
  readonly today: string;
  /** The prefix of its days. */
  readonly month: string;
  readonly days: ReadonlyMap<string, readonly RecordingSession[]>;
  readonly onMore: (day: string) => void;
}

/** Weeks as rows, days as columns. */
export const MonthTable = ({ title, weeks, today, month, days, ...moves }: Props) => {
  const timeFormat = useTimeFormat();
  const [weekday, whole] = [timeFormat({ weekday: 'short' }), timeFormat({ dateStyle: 'full' })];

  return (
    <Box
      component="table"
      aria-label={title}
      sx={{ width: 1, borderCollapse: 'collapse', tableLayout: 'fixed' }}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <Box
              key={day}
              component="th"
              scope="col"
              sx={{ padding: '4px', fontSize: '0.75rem', fontWeight: 550, textAlign: 'start' }}
            >
              {weekday.format(getDayStart(day))}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                label={whole.format(getDayStart(day))}
                sessions={days.get(day) ?? []}
                isToday={day === today}
                isOutside={!day.startsWith(month)}
                max={SESSIONS_MAX}
                {...moves}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
};
