import { useCallback, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { forgetAllLive } from '#firebase/liveRegistry.ts';
import { rememberAgency } from './agencyChoice.ts';
import { enterWorkplace, type SessionState } from './session.ts';
import type { SessionHandlers } from './useIdentityWatch.ts';

/** Switching agencies shows a brief loading state, so data of the two isn't confused. */
const AGENCY_CHANGE_MS = 500;

/** Switches the tab to another agency of the user. */
export const useChooseAgency = (
  handlersRef: RefObject<SessionHandlers>,
  agencyRef: RefObject<string | null>,
  setState: Dispatch<SetStateAction<SessionState>>,
) =>
  useCallback(
    (agencyId: string) => {
      const { state: current } = handlersRef.current;
      if (current.status !== 'signedIn' || current.agency?.id === agencyId) return;
      const agency = current.agencies.find((item) => item.id === agencyId);
      if (!agency) return;

      rememberAgency(agencyId);
      agencyRef.current = agencyId;
      forgetAllLive();

      const checking: SessionState = { status: 'checking' };
      // A second choice before the next render is ignored.
      handlersRef.current = { ...handlersRef.current, state: checking };
      setState(checking);

      setTimeout(
        () => setState((latest) => (latest.status === 'checking' ? enterWorkplace(current, agency) : latest)),
        AGENCY_CHANGE_MS,
      );
    },
    [handlersRef, agencyRef, setState],
  );
