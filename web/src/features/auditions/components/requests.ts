import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { getRequestState } from '@domain/auditions/transitions.ts';

/** The entries of one request. */
export type SentRequest = readonly [AuditionEntry, ...AuditionEntry[]];

/** Requests that were not cancelled, by deadline. */
export const openRequests = (entries: readonly AuditionEntry[]): readonly SentRequest[] => {
  const requests = new Map<string, [AuditionEntry, ...AuditionEntry[]]>();
  for (const entry of entries) {
    if (getRequestState(entry) === 'cancelled') continue;
    const request = requests.get(entry.auditionId);
    if (request) request.push(entry);
    else requests.set(entry.auditionId, [entry]);
  }

  return [...requests.values()].sort(
    ([auditionEntry], [nextEntry]) => auditionEntry.deadline.toMillis() - nextEntry.deadline.toMillis(),
  );
};

/** Talents who can't be requested again. Someone whose request was cancelled before they answered can. */
export const getRequestedTalents = (entries: readonly AuditionEntry[]): ReadonlySet<string> =>
  new Set(entries.filter(({ status }) => status !== 'cancelled').map(({ talentId }) => talentId));
