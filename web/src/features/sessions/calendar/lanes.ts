import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getDayStart } from '../../../lib/days.ts';

const MINUTE_MS = 60 * 1000;
export const DAY_MINUTES = 24 * 60;
/** Shorter ones couldn't be read. */
const MINUTES_MIN = 30;

type Timed = Pick<RecordingSession, 'startsAt' | 'endsAt' | 'engineerId' | 'engineerName'>;

/** A session's place in a day. */
export interface Placed<Session> {
  readonly session: Session;
  /** Minutes after midnight. */
  readonly from: number;
  readonly minutes: number;
  /** Among the sessions of its engineer that overlap, side by side. */
  readonly column: number;
}

/** The sessions of an engineer on a day. */
export interface Lane<Session> {
  readonly engineerId: string;
  readonly engineerName: string;
  readonly placed: readonly Placed<Session>[];
  readonly columns: number;
}

const place = <Session extends Timed>(
  sessions: readonly Session[],
  dayStart: number,
): Pick<Lane<Session>, 'placed' | 'columns'> => {
  const ends: number[] = [];

  const placed = sessions.map((session): Placed<Session> => {
    const from = Math.round((session.startsAt.toMillis() - dayStart) / MINUTE_MS);
    const length = Math.round((session.endsAt.toMillis() - session.startsAt.toMillis()) / MINUTE_MS);
    const minutes = Math.min(Math.max(length, MINUTES_MIN), DAY_MINUTES - from);
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = from + minutes;
    return { session, from, minutes, column };
  });

  return { placed, columns: Math.max(ends.length, 1) };
};

/** Returns a lane per engineer of a day's sessions, sorted by name. Expects sessions sorted by start. */
export const toLanes = <Session extends Timed>(
  day: string,
  sessions: readonly Session[],
): readonly Lane<Session>[] => {
  const names = new Map(sessions.map(({ engineerId, engineerName }) => [engineerId, engineerName]));
  return [...names]
    .sort(([, a], [, b]) => a.localeCompare(b))
    .map(([engineerId, engineerName]) => ({
      engineerId,
      engineerName,
      ...place(
        sessions.filter((session) => session.engineerId === engineerId),
        getDayStart(day),
      ),
    }));
};
