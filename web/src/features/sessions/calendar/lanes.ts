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
  /** Among the sessions that overlap, side by side. */
  readonly column: number;
  /** Number of sessions side by side. */
  readonly columns: number;
}

/** The sessions of an engineer on a day, or of all. */
export interface Lane<Session> {
  readonly engineerId: string;
  readonly engineerName: string;
  readonly placed: readonly Placed<Session>[];
}

/** Places sessions, sorted by start: those that overlap share the width. */
const place = <Session extends Timed>(
  sessions: readonly Session[],
  dayStart: number,
): readonly Placed<Session>[] => {
  const groups: Omit<Placed<Session>, 'columns'>[][] = [];
  let ends: number[] = [];

  for (const session of sessions) {
    const from = Math.round((session.startsAt.toMillis() - dayStart) / MINUTE_MS);
    const length = Math.round((session.endsAt.toMillis() - session.startsAt.toMillis()) / MINUTE_MS);
    const minutes = Math.min(Math.max(length, MINUTES_MIN), DAY_MINUTES - from);

    // One that begins after all others have ended begins a new group.
    if (ends.every((end) => end <= from)) {
      ends = [];
      groups.push([]);
    }

    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = from + minutes;
    groups.at(-1)?.push({ session, from, minutes, column });
  }

  return groups.flatMap((group) => {
    const columns = Math.max(...group.map(({ column }) => column)) + 1;
    return group.map((placed) => ({ ...placed, columns }));
  });
};

/** Engineers who fit side by side into a day of the week; more share one lane. */
const WEEK_LANES_MAX = 2;

/** Returns a lane per engineer of a day's sessions, sorted by name; one lane for all where they don't fit. Expects sessions sorted by start. */
export const toLanes = <Session extends Timed>(
  day: string,
  sessions: readonly Session[],
  isAlone: boolean,
): readonly Lane<Session>[] => {
  const dayStart = getDayStart(day);
  const names = new Map(sessions.map(({ engineerId, engineerName }) => [engineerId, engineerName]));
  const engineers = [...names].sort(([, a], [, b]) => a.localeCompare(b));

  if (!isAlone && engineers.length > WEEK_LANES_MAX) {
    const label = engineers.map(([, name]) => name).join(', ');
    return [{ engineerId: 'all', engineerName: label, placed: place(sessions, dayStart) }];
  }

  return engineers.map(([engineerId, engineerName]) => ({
    engineerId,
    engineerName,
    placed: place(
      sessions.filter((session) => session.engineerId === engineerId),
      dayStart,
    ),
  }));
};
