import type { RecordingSession } from '@domain/sessions/sessions.ts';

export const DAY_GROUPS = ['today', 'upcoming', 'past'] as const;
type DayGroup = (typeof DAY_GROUPS)[number];

type Timed = Pick<RecordingSession, 'startsAt' | 'endsAt'>;

/** Returns a session's group in the reader's time zone; past only once it is over. `now`: milliseconds. */
const getGroup = ({ startsAt, endsAt }: Timed, now: number): DayGroup => {
  const [midnight, tomorrow] = [new Date(now), new Date(now)];
  midnight.setHours(0, 0, 0, 0);
  tomorrow.setHours(24, 0, 0, 0);
  if (startsAt.toMillis() >= tomorrow.getTime()) return 'upcoming';
  return startsAt.toMillis() >= midnight.getTime() || endsAt.toMillis() > now ? 'today' : 'past';
};

/** Groups sessions by day: today and later in order, then past ones backwards. */
export const groupByDay = <Session extends Timed>(
  sessions: readonly Session[],
  now: number,
): Readonly<Record<DayGroup, readonly Session[]>> => {
  const of = (group: DayGroup) => sessions.filter((session) => getGroup(session, now) === group);
  return { today: [...of('today')].reverse(), upcoming: [...of('upcoming')].reverse(), past: of('past') };
};
