import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Waiting } from '@domain/work/work.ts';
import { api } from '../../../lib/http/api.ts';
import { useRefresh } from '../../../lib/http/useRefresh.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { WaitingContext } from './waiting.ts';

/** Delay, so the screen's own data loads first. */
const DELAY_MS = 3_000;

interface Props {
  /** Whose tasks: an admin acting as another user sees theirs. */
  readonly uid: string;
  readonly agencyId: string | undefined;
  readonly children: ReactNode;
}

/**
 * Loads the user's tasks for the sidebar and the dashboard. Reloads when they change and when the user returns, and keeps
 * the last result meanwhile.
 */
export const WaitingProvider = ({ uid, agencyId, children }: Props) => {
  const key = `waiting ${uid} ${agencyId ?? ''}`;
  const [watchers, setWatchers] = useState(0);
  const [hasBegun, setHasBegun] = useState(false);
  const isWanted = hasBegun || watchers > 0;
  const request = useRequest(isWanted ? key : null, (signal) => api.work.today({ signal }));
  const { reload, status, error } = request;
  const [cached, setCached] = useState<{ key: string; data: readonly Waiting[] }>();
  if (request.data && request.data !== cached?.data) setCached({ key, data: request.data });
  const data = cached?.key === key ? cached.data : undefined;

  useEffect(() => {
    const timer = setTimeout(() => setHasBegun(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  useRefresh(reload, isWanted);

  const watch = useCallback(() => {
    setWatchers((count) => count + 1);
    return () => setWatchers((count) => count - 1);
  }, []);

  const value = useMemo(() => {
    const state = data
      ? ({ status: 'success', data } as const)
      : status === 'error'
        ? ({ status, error } as const)
        : ({ status: 'loading' } as const);
    return { ...state, reload, watch };
  }, [data, error, reload, status, watch]);

  return <WaitingContext.Provider value={value}>{children}</WaitingContext.Provider>;
};
