import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { shortlistedDemos, stateOfLists } from '../../records/casting-demos.ts';

/** How long a list may be shown again without being read, in milliseconds. */
const KEEP_MS = 60_000;

/** How many castings' lists an instance keeps: those that were looked at last. */
const KEEP_MAX = 100;

type Wanted = Pick<Casting, 'id' | 'shortlisted'>;

interface Reads {
  readonly demosOf: (castingId: string) => Promise<readonly CastingDemo[]>;
  readonly stateOf: (casting: Wanted) => Promise<string>;
}

interface Kept {
  /** Of the lists, asked for before they were read. */
  readonly state: string;
  readonly until: number;
  readonly demos: Promise<readonly CastingDemo[]>;
}

/**
 * Lists that are kept for a minute for everybody who looks at them, so that a link that is sent around costs one listed
 * demo a visit, and not each of them. They are exact all the same: a casting is read for every visit, and the state of its
 * lists with it, so that a link taken back, a voice hidden, withdrawn, renamed or taken off shows at once.
 * Only what `npm run repair` mends in a list may show a minute late.
 */
export const createKeptDemos = ({ demosOf, stateOf }: Reads) => {
  const kept = new Map<string, Kept>();
  return async (casting: Wanted): Promise<readonly CastingDemo[]> => {
    const { id } = casting;
    const state = await stateOf(casting);
    const known = kept.get(id);
    const isGood = known !== undefined && known.state === state && known.until > Date.now();
    const used = isGood ? known : { state, until: Date.now() + KEEP_MS, demos: demosOf(id) };
    // The one that was used last stands last.
    kept.delete(id);
    kept.set(id, used);
    // What could not be read is not kept, unless something else is by then.
    used.demos.catch(() => kept.get(id) === used && kept.delete(id));
    for (const oldest of kept.keys()) {
      if (kept.size <= KEEP_MAX) break;
      kept.delete(oldest);
    }
    return used.demos;
  };
};

/** All lists of a casting that was read just now, in their order. */
export const keptDemos = createKeptDemos({ demosOf: shortlistedDemos, stateOf: stateOfLists });
