import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { findShortlistedDemos, getListsCacheKey } from '../../work/collections/casting-demos.ts';

/** How long a list is cached, in milliseconds. */
const KEEP_MS = 60_000;

/** Maximum castings whose lists an instance caches, least recently used dropped first. */
const KEEP_MAX = 100;

type Shortlists = Pick<Casting, 'id' | 'shortlisted'>;

interface Reads {
  readonly getDemos: (castingId: string) => Promise<readonly CastingDemo[]>;
  readonly deriveState: (casting: Shortlists) => Promise<string>;
}

interface CacheEntry {
  readonly state: string;
  readonly until: number;
  readonly demos: Promise<readonly CastingDemo[]>;
}

/**
 * Caches lists for a minute, so a popular link costs one listed demo per visit. Each visit reads the casting with its lists' state, so
 * revoked links and hidden, withdrawn, renamed or removed voices apply immediately. Only repairs by `npm run repair` may show a minute late.
 */
export const createKeptDemos = ({ getDemos, deriveState }: Reads) => {
  const cache = new Map<string, CacheEntry>();

  return async (casting: Shortlists): Promise<readonly CastingDemo[]> => {
    const { id } = casting;
    const state = await deriveState(casting);
    const entry = cache.get(id);
    const isGood = entry !== undefined && entry.state === state && entry.until > Date.now();
    const used = isGood ? entry : { state, until: Date.now() + KEEP_MS, demos: getDemos(id) };

    // Moves the most recently used entry to the end.
    cache.delete(id);
    cache.set(id, used);
    // A failed read isn't cached, unless it was replaced meanwhile.
    used.demos.catch(() => cache.get(id) === used && cache.delete(id));

    for (const oldest of cache.keys()) {
      if (cache.size <= KEEP_MAX) break;
      cache.delete(oldest);
    }

    return used.demos;
  };
};

export const keptDemos = createKeptDemos({ getDemos: findShortlistedDemos, deriveState: getListsCacheKey });
