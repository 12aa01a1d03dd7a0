import { useCallback, useEffect, useRef, useState } from 'react';
import { createSubmitter, type Submission } from './submitter.ts';

interface OptimisticValue<T> {
  readonly value: T;
  /** The stored value when the server confirmed; absent before. */
  readonly agreedOver?: { readonly stored: T };
}

export interface Optimistic<T> {
  /** The stored value, or the pending one. */
  readonly shown: T;
  readonly change: (next: T) => void;
  /** Why the last change was reverted. */
  readonly failure: unknown;
  /** Retries the failed change. */
  readonly retry: () => void;
}

/**
 * An optimistic value that reverts on refusal. Changes are sent sequentially; of those made
 * meanwhile, only the last. `stored` is the live value, compared by identity.
 */
export const useOptimistic = <T extends string | number | boolean>(
  stored: T,
  send: (next: T, submission: Submission) => Promise<unknown>,
): Optimistic<T> => {
  const [optimistic, setOptimistic] = useState<OptimisticValue<T> | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly value: T } | null>(null);
  const [once] = useState(createSubmitter);
  const next = useRef<{ readonly value: T } | null>(null);
  const newest = useRef({ send, stored });
  useEffect(() => {
    newest.current = { send, stored };
  });

  const over = optimistic?.agreedOver;
  if (optimistic && over && (optimistic.value === stored || over.stored !== stored)) setOptimistic(null);

  const carryOut = useCallback(async (): Promise<void> => {
    for (let goal = next.current; goal; goal = next.current) {
      const { value } = goal;
      const outcome = await once(String(value), (submission) => newest.current.send(value, submission)).then(
        () => ({ isDone: true }) as const,
        (error: unknown) => ({ isDone: false, error }) as const,
      );
      // The target has changed meanwhile.
      if (next.current !== goal) continue;

      next.current = null;
      setOptimistic(outcome.isDone ? { value, agreedOver: { stored: newest.current.stored } } : null);
      if (!outcome.isDone) setFailed({ error: outcome.error, value });
    }
  }, [once]);

  const change = useCallback(
    (value: T) => {
      const isIdle = next.current === null;
      next.current = { value };
      setOptimistic({ value });
      setFailed(null);
      if (isIdle) void carryOut();
    },
    [carryOut],
  );

  const retry = useCallback(() => {
    if (failed) change(failed.value);
  }, [change, failed]);

  return { shown: optimistic ? optimistic.value : stored, change, failure: failed?.error, retry };
};
