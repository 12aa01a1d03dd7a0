import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Review } from '@domain/accounts/accounts.api.ts';
import { useToasts } from '../toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { getIdToken, getOwnIdToken, signIn, signInWithGoogle } from '#firebase/auth.ts';
import { LiveScope } from '#firebase/liveScope.ts';
import { forgetAllLive } from '#firebase/liveRegistry.ts';
import { isLost, isUnproven } from '../http/apiError.ts';
import { recordUnreachable } from '../http/connection.ts';
import { setCaller } from '../http/request.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import { withAgency, SessionContext, type OwnChange, type Session } from './session.ts';
import { useActing } from './useActing.ts';
import { useChooseAgency } from './useChooseAgency.ts';
import { useEnter } from './useEnter.ts';
import { useIdentityWatch } from './useIdentityWatch.ts';
import { useSessionState } from './useSessionState.ts';

interface Props {
  readonly children: ReactNode;
  /** Shows the explanation page to accounts that aren't accepted; resolves once shown. */
  readonly onPendingValidation: (review: Review) => Promise<void>;
}

/** Provides the session from identity provider and account state; read it with `useSession`. */
export const SessionProvider = ({ children, onPendingValidation }: Props) => {
  const { state, setState, agencyRef, leave, close, open, showSignedOut } = useSessionState();
  /** The last known session; undefined: the next one is new. */
  const fingerprintRef = useRef<string>(undefined);
  const text = useText();
  const toasts = useToasts();

  const enter = useEnter({ close, open, leave, onPendingValidation });

  const failed = useCallback(
    async (error: unknown) => {
      // A banner explains either; the watcher tries again.
      if (isUnproven(error)) return;
      if (isLost(error)) return recordUnreachable();

      console.error(error);
      toasts.error(text('common.dataError'));
      await leave().catch(() => setState({ status: 'signedOut', byChoice: true }));
    },
    [leave, setState, text, toasts],
  );

  // The watcher lives as long as the page and must not restart when the language changes.
  const handlersRef = useRef({ enter, failed, close, showSignedOut, state });
  useEffect(() => {
    handlersRef.current = { enter, failed, close, showSignedOut, state };
  });

  useEffect(() => {
    setCaller({ idToken: getIdToken, ownIdToken: getOwnIdToken, agencyId: () => agencyRef.current });
    return () => setCaller();
  }, [agencyRef]);

  useIdentityWatch(handlersRef, fingerprintRef);

  const chooseAgency = useChooseAgency(handlersRef, agencyRef, setState);

  const leaveScreen = useCallback(() => {
    fingerprintRef.current = undefined;
    forgetAllLive();
    setState({ status: 'checking' });
  }, [setState]);

  const noteAgency = useCallback(
    (agency: Agency) =>
      setState((current) => (current.status === 'signedIn' ? withAgency(current, agency) : current)),
    [setState],
  );

  const noteOwn = useCallback(
    (change: OwnChange) =>
      setState((current) => (current.status === 'signedIn' ? { ...current, ...change } : current)),
    [setState],
  );

  const { impersonate, stopImpersonating, recheck } = useActing(leaveScreen);

  const session = useMemo<Session>(
    () => ({
      state,
      signIn,
      signInWithGoogle,
      signOut: leave,
      chooseAgency,
      impersonate,
      stopImpersonating,
      recheck,
      noteAgency,
      noteOwn,
    }),
    [state, leave, chooseAgency, impersonate, stopImpersonating, recheck, noteAgency, noteOwn],
  );

  const scope =
    state.status === 'signedIn' ? `${state.realUid} as ${state.uid}@${state.agency?.id ?? ''}` : 'nobody';

  return (
    <SessionContext value={session}>
      <LiveScope value={scope}>{children}</LiveScope>
    </SessionContext>
  );
};
