import type { Instant } from '@domain/contract.ts';
import type { Waiting, WaitingKind } from '@domain/work/work.ts';
import type { Tally } from '../../firestore/tally.ts';

export const iso = (instant: Instant): string => new Date(instant.toMillis()).toISOString();

/** Noon of a day of the calendar, which is that day by nearly every clock on earth. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`;

/** What waits of a kind, for lists to be put together from; empty where nothing does. `first` is what it leads to, or is due. */
export const waiting = <Record>(
  kind: WaitingKind,
  { count, first }: Tally<Record>,
  at: (first: Record) => string | null,
  path: (first: Record) => string,
): readonly Waiting[] =>
  first === undefined || count === 0 ? [] : [{ kind, count, at: at(first), path: path(first) }];

/** The same of what is counted alone. */
export const waitingCount = (kind: WaitingKind, count: number, path: string): readonly Waiting[] =>
  count === 0 ? [] : [{ kind, count, at: null, path }];
