import type { Backlog, CheckTime } from '@domain/health/health.ts';
import type { Waiting } from '../../platform/firestore/tally.ts';

export const getCheckTime = (): CheckTime => ({ lookedAt: new Date().toISOString() });

const toIso = (millis: number): string => new Date(millis).toISOString();

/** Presents a backlog to an admin: the total of several kinds and the oldest time. */
export const getBacklog = (...waiting: readonly Waiting[]): Backlog => {
  const since = waiting.flatMap((item) => (item.since ? [item.since.toMillis()] : []));
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    since: since.length > 0 ? toIso(Math.min(...since)) : null,
  };
};
