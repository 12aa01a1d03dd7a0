import type { Instant } from '@domain/contract.ts';
import type { Waiting, WaitingAction, WaitingItem, WaitingKind } from '@domain/work/work.ts';
import type { Tally } from '../../platform/firestore/tally.ts';

export const toIso = (instant: Instant): string => new Date(instant.toMillis()).toISOString();

/** Returns noon UTC of a day, which is that day in nearly every time zone. */
export const toNoonUtc = (day: string): string => `${day}T12:00:00.000Z`;

/** Pending work of one kind. */
export interface WaitingSource {
  readonly kind: WaitingKind;
  /** Returns its entry; empty without any. */
  readonly summarise: () => Promise<readonly Waiting[]>;
  /** Returns its items; absent: its page lists them. */
  readonly list?: () => Promise<readonly WaitingItem[]>;
}

/** What an item shows besides its date and link. */
export type Description = Pick<WaitingItem, 'project' | 'detail'>;

interface Shape<Stored> {
  readonly at: (record: Stored) => string | null;
  readonly path: (record: Stored) => string;
  /** What one press does about an item. */
  readonly action?: (record: Stored) => WaitingAction;
  /** Page that lists all; absent: each item has its own. */
  readonly pathOfAll?: string;
  /** Describes records, in their order. Absent: the page of all lists them. */
  readonly describe?: (records: readonly Stored[]) => Promise<readonly Description[]>;
}

/** Returns the source of a kind whose records a query counts. */
export const tallied = <Stored>(
  kind: WaitingKind,
  count: () => Promise<Pick<Tally<Stored>, 'count' | 'first'> & Partial<Tally<Stored>>>,
  { at, path, action, pathOfAll, describe }: Shape<Stored>,
): WaitingSource => ({
  kind,
  summarise: async () => {
    const { count: number, first } = await count();
    if (first === undefined || number === 0) return [];

    const isOne = number === 1;
    const entry = {
      kind,
      count: number,
      at: at(first),
      path: isOne ? path(first) : (pathOfAll ?? path(first)),
    };

    return [isOne || !describe ? entry : { ...entry, unfolds: true }];
  },
  ...(describe && {
    list: async () => {
      const records = (await (await count()).list?.()) ?? [];
      const descriptions = await describe(records);
      return records.map((record, index) => ({
        project: descriptions[index]?.project ?? '',
        detail: descriptions[index]?.detail ?? '',
        at: at(record),
        path: path(record),
        ...(action && { action: action(record) }),
      }));
    },
  }),
});

/** Returns the source of a kind whose page lists the items. */
export const counted = (kind: WaitingKind, count: () => Promise<number>, path: string): WaitingSource => ({
  kind,
  summarise: async () => {
    const number = await count();
    return number === 0 ? [] : [{ kind, count: number, at: null, path }];
  },
});

/** Returns the source of a kind whose entry has its own shape. */
export const composed = (
  kind: WaitingKind,
  find: () => Promise<{ readonly entry: Waiting; readonly items: readonly WaitingItem[] } | undefined>,
): WaitingSource => ({
  kind,
  summarise: async () => {
    const found = await find();
    return found ? [found.items.length > 1 ? { ...found.entry, unfolds: true } : found.entry] : [];
  },
  list: async () => (await find())?.items ?? [],
});
