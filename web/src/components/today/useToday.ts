import { useEffect, useRef } from 'react';
import { workApi } from '@domain/work/work.api.ts';
import type { Waiting } from '@domain/work/work.ts';
import { call, onOwnChange } from '../../lib/http/call.ts';
import { useRequest, type Request } from '../../lib/http/useRequest.ts';

const REFRESH_MS = 60_000;
/** Whoever only glances at another window does not ask again. */
const FRESH_MS = 5_000;

/**
 * What waits for the person in an agency, loaded again every minute while the page is seen, when its reader comes back to it, and
 * after each change of theirs. What is there stays until the next answer.
 */
export const useToday = (agencyId: string | undefined): Request<readonly Waiting[]> => {
  const request = useRequest(`today ${agencyId ?? ''}`, (signal) =>
    call(workApi['work.today'], {}, { signal }),
  );
  const { reload } = request;
  const askedAt = useRef(0);
  useEffect(() => {
    askedAt.current = Date.now();
    const refresh = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < FRESH_MS) return;
      askedAt.current = Date.now();
      reload();
    };
    const refreshNow = () => {
      askedAt.current = Date.now();
      reload();
    };
    const endChanges = onOwnChange(refreshNow);
    const timer = setInterval(refresh, REFRESH_MS);
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      endChanges();
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [reload]);
  return request;
};
