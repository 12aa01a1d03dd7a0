import { useCallback, useState } from 'react';
import { toCastingDemoId } from '@domain/castings/castings.ts';
import { api } from '../../../lib/http/api.ts';
import type { Listing } from '../../../common/board/shortlist.ts';
import { createSubmitter, type Submission, type Submitter } from '../../../lib/submission/submitter.ts';

/** A requested change for a demo: listed or not, confirmed or refused. */
export interface DemoWish {
  readonly wanted: boolean;
  readonly state: 'sending' | 'agreed' | 'failed';
  readonly error?: unknown;
}

interface Demo {
  readonly once: Submitter;
  /** Settles with the previous request. */
  last: Promise<unknown>;
}

/**
 * Adds demos to a character's list and removes them, independently and optimistically.
 * `listed`: the list's demos, undefined while loading. `add` sends an addition.
 */
export const useAddDemo = (
  { projectId, castingId, voiceId }: Listing,
  listed: ReadonlySet<string> | undefined,
  add: (demoId: string, submission: Submission) => Promise<unknown>,
) => {
  const [wishes, setWishes] = useState<ReadonlyMap<string, DemoWish>>(new Map());
  const [demos] = useState(() => new Map<string, Demo>());
  const getKey = useCallback(
    (demoId: string) => `${toCastingDemoId(castingId, voiceId, demoId)}|${demoId}`,
    [castingId, voiceId],
  );

  // Fulfilled: the list contains it, or no longer does.
  const open = [...wishes].filter(
    ([key, { state, wanted }]) =>
      state !== 'agreed' || listed === undefined || listed.has(key.split('|')[1] ?? '') !== wanted,
  );
  if (open.length < wishes.size) setWishes(new Map(open));

  const wish = useCallback(
    (demoId: string, isListed: boolean) => {
      const key = getKey(demoId);
      const demo: Demo = demos.get(key) ?? { once: createSubmitter(), last: Promise.resolve() };

      demos.set(key, demo);

      const note = (next: DemoWish) => setWishes((all) => new Map([...all, [key, next]]));
      note({ wanted: isListed, state: 'sending' });

      const id = toCastingDemoId(castingId, voiceId, demoId);
      const turn = demo.last.then(() =>
        demo.once(isListed ? 'add' : 'undo', (submission) =>
          isListed ? add(demoId, submission) : api.castings.removeDemo({ projectId, id }, submission),
        ),
      );

      demo.last = turn.then(
        () => note({ wanted: isListed, state: 'agreed' }),
        (error: unknown) => note({ wanted: isListed, state: 'failed', error }),
      );
    },
    [projectId, castingId, voiceId, demos, getKey, add],
  );

  const wishOf = useCallback((demoId: string) => wishes.get(getKey(demoId)), [wishes, getKey]);
  return { wish, wishOf };
};
