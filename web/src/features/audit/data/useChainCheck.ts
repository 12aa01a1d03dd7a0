import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuditCheck } from '@domain/audit/audit.ts';
import { api } from '../../../lib/http/api.ts';

/** Findings so far, without the cursor. */
export type Checked = Omit<AuditCheck, 'cursor'>;

type ChainCheckState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' | 'done' | 'cancelled'; readonly found: Checked | undefined }
  | { readonly phase: 'failed'; readonly error: unknown };

const mergeParts = (before: Checked | undefined, { cursor: _cursor, ...part }: AuditCheck): Checked => ({
  ...part,
  checked: (before?.checked ?? 0) + part.checked,
  erased: (before?.erased ?? 0) + part.erased,
  from: before?.from ?? part.from,
  to: part.to ?? before?.to ?? null,
});

/** Checks the chain part by part until complete, flawed or cancelled. */
export const useChainCheck = (): {
  readonly state: ChainCheckState;
  readonly start: () => void;
  readonly cancel: () => void;
} => {
  const [state, setState] = useState<ChainCheckState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(() => {
    running.current?.abort();

    const controller = new AbortController();
    running.current = controller;

    const { signal } = controller;

    const run = async () => {
      let found: Checked | undefined;
      let cursor: string | undefined;

      setState({ phase: 'running', found });

      try {
        do {
          const part = await api.audit.check({ cursor }, { signal });
          if (signal.aborted) return;
          found = mergeParts(found, part);
          cursor = part.cursor;
          setState({ phase: cursor === undefined ? 'done' : 'running', found });
        } while (cursor !== undefined);
      } catch (error) {
        if (!signal.aborted) setState({ phase: 'failed', error });
      }
    };

    void run();
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState((before) => (before.phase === 'running' ? { ...before, phase: 'cancelled' } : before));
  }, []);
  return { state, start, cancel };
};
