import { useContext } from 'react';
import type { Clock } from '@domain/values/clock.ts';
import { SessionContext } from './session.ts';

/** The clock that the account prefers; that of the language where no one is signed in. */
export const useClock = (): Clock => {
  const state = useContext(SessionContext)?.state;
  return state?.status === 'signedIn' ? state.clock : 'language';
};
