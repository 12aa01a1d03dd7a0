import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { toDay, getMidnight } from '../../../lib/days.ts';

type Timed = Pick<RecordingSession, 'startsAt' | 'endsAt'>;

/** Groups sessions by their first day, earliest first. */
export const groupSessionsByDay = <Session extends Timed>(
  sessions: readonly Session[],
): ReadonlyMap<string, readonly Session[]> => {
  const sorted = [...sessions].sort((a, b) => a.startsAt.toMillis() - b.startsAt.toMillis());
  const days = new Map<string, Session[]>();
  for (const session of sorted) {
    const day = toDay(session.startsAt.toMillis());
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  return days;
};

/** Returns the time of a session on another day, at a minute of that day or at its hour; ISO, UTC. */
export const moveToDay = (
  { startsAt, endsAt }: Timed,
  day: string,
  minutes?: number,
): { readonly startsAt: string; readonly endsAt: string } => {
  const [from, to] = [startsAt.toMillis(), endsAt.toMillis()];
  const start = getMidnight(day);
  const before = new Date(from);
  if (minutes === undefined) start.setHours(before.getHours(), before.getMinutes());
  else start.setHours(0, minutes);
  return {
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + to - from).toISOString(),
  };
};
