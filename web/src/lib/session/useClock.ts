import { useContext } from 'react';
import type { Clock } from '@domain/values/clock.ts';
import { SessionContext } from './session.ts';

/** Returns the account's clock format; without sign-in, the language's. */
export const useClock = (): Clock => {
  const state = useContext(SessionContext)?.state;
  return state?.status === 'signedIn' ? state.clock : 'language';
};
