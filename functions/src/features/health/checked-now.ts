import type { Backlog, Looked } from '@domain/health/health.ts';
import type { Waiting } from '../../firestore/tally.ts';

/** That something was looked at now. */
export const checkedNow = (): Looked => ({ lookedAt: new Date().toISOString() });

const iso = (millis: number): string => new Date(millis).toISOString();

/** What waits, as an admin is told; of several kinds all together, and since when the first of them. */
export const backlogOf = (...waiting: readonly Waiting[]): Backlog => {
  const since = waiting.flatMap((one) => (one.since ? [one.since.toMillis()] : []));
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    since: since.length > 0 ? iso(Math.min(...since)) : null,
  };
};
