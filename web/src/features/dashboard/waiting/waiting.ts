import { createContext, useContext, useEffect } from 'react';
import type { Waiting } from '@domain/work/work.ts';
import type { Request } from '../../../lib/http/useRequest.ts';

type WaitingRequest = Request<readonly Waiting[]> & {
  /** Loads it now, and every minute instead of every five. Returns how to stop. */
  readonly watch: () => () => void;
};

export const WaitingContext = createContext<WaitingRequest | undefined>(undefined);

/** What waits for the person in the chosen agency; empty until it is loaded. */
export const useWaitingCounts = (): readonly Waiting[] => useContext(WaitingContext)?.data ?? [];

/** The same for the screen that lists it: fresh while it is shown. */
export const useWaitingList = (): Request<readonly Waiting[]> => {
  const request = useContext(WaitingContext);
  if (!request) throw new Error('useWaitingList needs a WaitingProvider');
  const { watch } = request;
  useEffect(watch, [watch]);
  return request;
};
