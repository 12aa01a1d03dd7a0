import { createContext, useContext, useEffect } from 'react';
import type { Waiting } from '@domain/work/work.ts';
import type { Request } from '../../../lib/http/useRequest.ts';

type WaitingRequest = Request<readonly Waiting[]> & {
  /** Loads now instead of after the screen's own data. Returns a function that stops it. */
  readonly watch: () => () => void;
};

export const WaitingContext = createContext<WaitingRequest | undefined>(undefined);

/** The user's tasks in the chosen agency; empty while loading. */
export const useWaitingCounts = (): readonly Waiting[] => useContext(WaitingContext)?.data ?? [];

/** The same for the screen that lists them, loaded first. */
export const useWaitingList = (): Request<readonly Waiting[]> => {
  const request = useContext(WaitingContext);
  if (!request) throw new Error('useWaitingList needs a WaitingProvider');
  const { watch } = request;
  useEffect(watch, [watch]);
  return request;
};
