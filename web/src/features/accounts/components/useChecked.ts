import { useCallback, useEffect, useRef } from 'react';
import type { SessionState } from '../../../lib/session/session.ts';

type Status = SessionState['status'];

/** Waits until the session is known, and returns its state. */
export const useChecked = (status: Status): (() => Promise<Status>) => {
  const newest = useRef(status);
  const waiting = useRef<((status: Status) => void)[]>([]);
  useEffect(() => {
    newest.current = status;
    if (status === 'checking') return;
    for (const tell of waiting.current.splice(0)) tell(status);
  }, [status]);
  return useCallback(
    () =>
      newest.current === 'checking'
        ? new Promise<Status>((tell) => waiting.current.push(tell))
        : Promise.resolve(newest.current),
    [],
  );
};
