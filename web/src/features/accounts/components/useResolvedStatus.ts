import { useCallback, useEffect, useRef } from 'react';
import type { SessionState } from '../../../lib/session/session.ts';

type Status = SessionState['status'];

/** Waits until the session is known, and returns its state. */
export const useResolvedStatus = (status: Status): (() => Promise<Status>) => {
  const newest = useRef(status);
  const waiting = useRef<((status: Status) => void)[]>([]);

  useEffect(() => {
    newest.current = status;
    if (status === 'checking') return;
    for (const notify of waiting.current.splice(0)) notify(status);
  }, [status]);

  return useCallback(
    () =>
      newest.current === 'checking'
        ? new Promise<Status>((notify) => waiting.current.push(notify))
        : Promise.resolve(newest.current),
    [],
  );
};
