import { useCallback, useSyncExternalStore } from 'react';
import { localSlot } from '../../../lib/storage/browserStorage.ts';

/** Demos that count as recently heard. */
export const HEARD_MAX = 20;
/** Ratings that are kept; of more, the oldest are forgotten. */
const RATED_MAX = 500;

/** From 1 to 5, by a demo's id, in the order in which they were given. */
export type Ratings = Readonly<Record<string, number>>;

interface Kept<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value of one person in this browser; every part of the page that shows it follows. */
const keptIn = <Value>(
  open: Map<string, Kept<Value>>,
  key: string,
  nothing: Value,
  isSound: (value: unknown) => value is Value,
): Kept<Value> => {
  const known = open.get(key);
  if (known) return known;
  const slot = localSlot(key);
  const listeners = new Set<() => void>();
  let value = nothing;
  try {
    const stored: unknown = JSON.parse(slot.read() ?? 'null');
    if (isSound(stored)) value = stored;
  } catch {
    // What another version of the page kept, or somebody by hand: as good as nothing.
  }
  const kept: Kept<Value> = {
    read: () => value,
    write: (next) => {
      value = next;
      slot.write(JSON.stringify(next));
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  open.set(key, kept);
  return kept;
};

const HEARD = new Map<string, Kept<readonly string[]>>();
const NOBODY: readonly string[] = [];
const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const RATED = new Map<string, Kept<Ratings>>();
const NO_RATINGS: Ratings = {};
const areRatings = (value: unknown): value is Ratings =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((rating) => [1, 2, 3, 4, 5].includes(Number(rating)));

/** With this one heard last. */
export const withHeard = (heard: readonly string[], demoId: string): readonly string[] =>
  [demoId, ...heard.filter((id) => id !== demoId)].slice(0, HEARD_MAX);

/** With another rating of one demo; the same one again takes it away, as does none. */
export const withRating = (ratings: Ratings, demoId: string, rating: number | null): Ratings => {
  const others = Object.entries(ratings).filter(([id]) => id !== demoId);
  const isGone = rating === null || ratings[demoId] === rating;
  return Object.fromEntries(isGone ? others : [...others, [demoId, rating] as const].slice(-RATED_MAX));
};

/** Ids of the demos that a person played last in an agency's finder, the last one first; kept in this browser. */
export const useRecentlyHeard = (uid: string, agencyId: string) => {
  const kept = keptIn(HEARD, `heard.${uid}.${agencyId}`, NOBODY, areIds);
  const heard = useSyncExternalStore(kept.subscribe, kept.read);
  const note = useCallback((demoId: string) => kept.write(withHeard(kept.read(), demoId)), [kept]);
  return { heard, note };
};

/** What a person thought of voices while they listened for a project: theirs alone, and kept in this browser. */
export const useRatings = (uid: string, projectId: string) => {
  const kept = keptIn(RATED, `rated.${uid}.${projectId}`, NO_RATINGS, areRatings);
  const ratings = useSyncExternalStore(kept.subscribe, kept.read);
  const rate = useCallback(
    (demoId: string, rating: number | null) => kept.write(withRating(kept.read(), demoId, rating)),
    [kept],
  );
  return { ratings, rate };
};
