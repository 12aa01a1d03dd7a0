import { useCallback, useRef, useState } from 'react';
import type { Character } from '@domain/projects/projects.ts';
import { createSubmitter, type Submission, type Submitter } from '../../lib/submission/submitter.ts';

/**
 * A voice moved within its list, with the new order; removed, alone or with its talent's others; or moved to another
 * character.
 */
type ListChange =
  | { readonly what: 'move'; readonly ids: readonly string[] }
  | { readonly what: 'remove'; readonly isAll: boolean }
  | { readonly what: 'give'; readonly to: Receiver; readonly position: number | undefined };

/** The character that receives a voice. */
export type Receiver = Pick<Character, 'id' | 'name'>;

interface FailedChange {
  readonly change: ListChange;
  readonly error: unknown;
}

export interface ListChanges {
  /** The last failure by voice. */
  readonly failed: ReadonlyMap<string, FailedChange>;
  /** Sends a change after earlier ones; returns whether it succeeded. */
  readonly send: (
    id: string,
    change: ListChange,
    call: (submission: Submission) => Promise<unknown>,
  ) => Promise<boolean>;
}

/** Sends a list's changes in order. A failure shows at its voice. */
export const useListChanges = (): ListChanges => {
  const [failed, setFailed] = useState<ReadonlyMap<string, FailedChange>>(new Map());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [submitters] = useState(() => new Map<string, Submitter>());

  const send = useCallback<ListChanges['send']>(
    async (id, change, call) => {
      setFailed((all) => new Map([...all].filter(([failedId]) => failedId !== id)));

      const once = submitters.get(id) ?? createSubmitter();
      submitters.set(id, once);

      const turn = last.current.then(() => once(JSON.stringify(change), call));
      last.current = turn.catch(() => undefined);

      try {
        await turn;
        return true;
      } catch (error) {
        setFailed((all) => new Map([...all, [id, { change, error }]]));
        return false;
      }
    },
    [submitters],
  );

  return { failed, send };
};
