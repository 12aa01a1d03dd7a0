import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { shortlistedDemos } from '../../records/casting-demos.ts';

/** How long a list may be shown again without being read, in milliseconds. */
const KEEP_MS = 60_000;

/** How many castings' lists an instance keeps: those that were looked at last. */
const KEEP_MAX = 100;

interface Kept {
  /** What the list was read for: another change of it, and it is read again. */
  readonly changedAt: number | undefined;
  readonly until: number;
  readonly demos: Promise<readonly CastingDemo[]>;
}

type Wanted = Pick<Casting, 'id' | 'listsChangedAt'>;

/**
 * Lists that are kept for a minute for everybody who looks at them, so that a link that is sent around costs the casting
 * and not its every demo each time. The casting itself is read for every visit: a link that was taken back, a voice that
 * was hidden, withdrawn or taken off is gone at once. What is copied into a list, as a talent's name, may be a minute old.
 */
export const createKeptDemos = (read: (castingId: string) => Promise<readonly CastingDemo[]>) => {
  const kept = new Map<string, Kept>();
  return ({ id, listsChangedAt }: Wanted): Promise<readonly CastingDemo[]> => {
    const now = Date.now();
    const changedAt = listsChangedAt?.toMillis();
    const known = kept.get(id);
    kept.delete(id);
    if (known && known.changedAt === changedAt && known.until > now) {
      kept.set(id, known);
      return known.demos;
    }
    const demos = read(id);
    const fresh: Kept = { changedAt, until: now + KEEP_MS, demos };
    kept.set(id, fresh);
    // A failed read must not be remembered, nor one that was overtaken be forgotten for it.
    demos.catch(() => kept.get(id) === fresh && kept.delete(id));
    for (const oldest of kept.keys()) {
      if (kept.size <= KEEP_MAX) break;
      kept.delete(oldest);
    }
    return demos;
  };
};

/** All lists of a casting that was read just now, in their order. */
export const keptDemos = createKeptDemos(shortlistedDemos);
