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
import { groupSessionsByDay, moveToDay } from './sessionDays.ts';
import { DayList } from './DayList.tsx';
import { HourGrid } from './HourGrid.tsx';
import { toMinutes } from './hours.ts';
import { MonthTable } from './MonthTable.tsx';
import type { Moves } from './moves.ts';

const MoveSession = lazyComponent(() => import('./MoveSession.tsx').then((module) => module.MoveSession));

/** Minimum width for seven columns, in pixels. */
const WIDE_FROM = 600;

interface Move {
  readonly session: RecordingSession;
  readonly time?: ReturnType<typeof moveToDay>;
}

interface Props {
  readonly title: string;
  readonly weeks: readonly (readonly string[])[];
  readonly sessions: readonly RecordingSession[];
  /** The displayed month, as the prefix of its days; null: a week, or a day. */
  readonly month: string | null;
  /** False for engineers, who can't reschedule. */
  readonly mayMove: boolean;
  /** Shows a day of a month in its week, or of a week alone. */
  readonly onMore: (day: string) => void;
}

/** A month of weeks as rows, or days by hours. A session that can be rescheduled is draggable, with confirmation. */
export const CalendarGrid = ({ title, weeks, sessions, month, mayMove, onMore }: Props) => {
  const text = useText();
  const now = useNow();
  const timeFormat = useTimeFormat();
  const { roles } = useSignedIn();
  const [frame, width] = useWidth<HTMLDivElement>();
  const dragged = useRef<{ readonly session: RecordingSession; readonly grip: number }>(undefined);
  const [moving, setMoving] = useState<Move>();
  const days = groupSessionsByDay(sessions);
  const today = toDay(now);
  const whole = timeFormat({ dateStyle: 'full' });
  const moves: Moves = {
    mayMove: (session) => mayMove && getChangeableParts(roles, session, now).has('time'),
    onDrag: (session, grip) => {
      dragged.current = { session, grip };
      MoveSession.ahead();
    },
    onDrop: (day, top) => {
      const { session, grip = 0 } = dragged.current ?? {};
      dragged.current = undefined;
      if (!session) return;

      const time = moveToDay(session, day, top === undefined ? undefined : toMinutes(top - grip));
      if (Date.parse(time.startsAt) !== session.startsAt.toMillis()) setMoving({ session, time });
    },
  };

  return (
    <div ref={frame}>
      {width > 0 && width < WIDE_FROM ? (
        <DayList days={days} getName={(day) => whole.format(getDayStart(day))} />
      ) : month === null ? (
        <HourGrid
          title={title}
          days={weeks.flat()}
          today={today}
          sessions={days}
          {...moves}
          onMove={(session) => setMoving({ session })}
          onDay={weeks.flat().length > 1 ? onMore : undefined}
        />
      ) : (
        <MonthTable
          title={title}
          weeks={weeks}
          today={today}
          month={month}
          days={days}
          onMore={onMore}
          {...moves}
        />
      )}
      {sessions.length === 0 && (
        <Box role="status" sx={{ color: 'text.secondary', padding: 2, textAlign: 'center' }}>
          {text(
            month !== null
              ? 'sessions.calendar.noneInMonth'
              : weeks.flat().length > 1
                ? 'sessions.calendar.noneInWeek'
                : 'sessions.calendar.noneInDay',
          )}
        </Box>
      )}
      {moving && <MoveSession {...moving} onClose={() => setMoving(undefined)} />}
    </div>
  );
};
