import { useCallback, useEffect, useRef, useState } from 'react';

/** One reply of a check. */
interface Part<Fault> {
  readonly checked: number;
  readonly total?: number;
  readonly faults: readonly Fault[];
  readonly lookedAt: string;
  readonly cursor?: string;
}

/** A check's findings so far. */
export interface Findings<Fault> {
  readonly checked: number;
  /** Number of all records; undefined before the first part. */
  readonly total: number | undefined;
  readonly faults: readonly Fault[];
  /** Time of the last part, ISO; undefined before the first. */
  readonly lookedAt: string | undefined;
}

export type PartsState<Fault> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' | 'done' | 'cancelled'; readonly found: Findings<Fault> }
  | { readonly phase: 'failed'; readonly error: unknown };

export interface Parts<Fault> {
  readonly state: PartsState<Fault>;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Runs a check part by part until complete or cancelled; `load` must be stable. */
export const useParts = <Fault>(
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Part<Fault>>,
): Parts<Fault> => {
  const [state, setState] = useState<PartsState<Fault>>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(() => {
    running.current?.abort();

    const controller = new AbortController();
    running.current = controller;

    const { signal } = controller;

    const run = async () => {
      let found: Findings<Fault> = { checked: 0, total: undefined, faults: [], lookedAt: undefined };
      let cursor: string | undefined;

      setState({ phase: 'running', found });

      try {
        do {
          const part: Part<Fault> = await load(cursor, signal);
          if (signal.aborted) return;

          found = {
            checked: found.checked + part.checked,
            total: found.total ?? part.total,
            faults: [...found.faults, ...part.faults],
            lookedAt: part.lookedAt,
          };

          cursor = part.cursor;
          setState({ phase: cursor === undefined ? 'done' : 'running', found });
        } while (cursor !== undefined);
      } catch (error) {
        if (!signal.aborted) setState({ phase: 'failed', error });
      }
    };

    void run();
  }, [load]);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState((before) => (before.phase === 'running' ? { ...before, phase: 'cancelled' } : before));
  }, []);
  return { state, start, cancel };
};
