import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useWidth } from '../../../components/useWidth.ts';
import { useText } from '../../../i18n/useText.ts';
import { getDayStart, toDay } from '../../../lib/days.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { getChangeableParts } from '../data/sessionChanges.ts';
import { groupSessionsByDay } from './sessionDays.ts';
import { DayCell } from './DayCell.tsx';
import { DayList } from './DayList.tsx';

const MoveSession = lazyComponent(() => import('./MoveSession.tsx').then((module) => module.MoveSession));

/** Minimum width for seven columns, in pixels. */
const WIDE_FROM = 600;
/** Sessions shown per day of a month; a button shows the others. */
const IN_A_MONTH = 4;

interface Props {
  readonly title: string;
  readonly weeks: readonly (readonly string[])[];
  readonly sessions: readonly RecordingSession[];
  /** The displayed month, as the prefix of its days; null: a week. */
  readonly month: string | null;
  /** False for engineers, who can't reschedule. */
  readonly mayMove: boolean;
  readonly onMore: (day: string) => void;
}

/** Weeks as rows, days as columns. A session that can be rescheduled is draggable to another day, with confirmation. */
export const CalendarGrid = ({ title, weeks, sessions, month, mayMove, onMore }: Props) => {
  const text = useText();
  const now = useNow();
  const timeFormat = useTimeFormat();
  const { roles } = useSignedIn();
  const [frame, width] = useWidth<HTMLDivElement>();
  const dragged = useRef<RecordingSession>(undefined);
  const [moving, setMoving] = useState<{ readonly session: RecordingSession; readonly day: string }>();
  const days = groupSessionsByDay(sessions);
  const today = toDay(now);
  const formatBy = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    timeFormat(options).format(getDayStart(day));
  const [weekday, whole] = [formatBy({ weekday: 'short' }), formatBy({ dateStyle: 'full' })];

  return (
    <div ref={frame}>
      {width > 0 && width < WIDE_FROM ? (
        <DayList days={days} getName={whole} />
      ) : (
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
                  {weekday(day)}
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
                    label={whole(day)}
                    sessions={days.get(day) ?? []}
                    isToday={day === today}
                    isOutside={month !== null && !day.startsWith(month)}
                    {...(month === null ? {} : { max: IN_A_MONTH })}
                    mayMove={(session) => mayMove && getChangeableParts(roles, session, now).has('time')}
                    onDrag={(session) => {
                      dragged.current = session;
                      MoveSession.ahead();
                    }}
                    onDrop={(to) => {
                      const session = dragged.current;
                      dragged.current = undefined;
                      if (session && toDay(session.startsAt.toMillis()) !== to)
                        setMoving({ session, day: to });
                    }}
                    onMore={onMore}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {sessions.length === 0 && (
        <Box role="status" sx={{ color: 'text.secondary', padding: 2, textAlign: 'center' }}>
          {text(month === null ? 'sessions.calendar.noneInWeek' : 'sessions.calendar.noneInMonth')}
        </Box>
      )}
      {moving && <MoveSession {...moving} onClose={() => setMoving(undefined)} />}
    </div>
  );
};
