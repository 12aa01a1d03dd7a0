import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useToasts } from '../../components/toasts/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import {
  idToken,
  refreshIdentity,
  signIn,
  signInWithGoogle,
  signOut,
  watchIdentity,
  type Identity,
} from '#firebase/auth.ts';
import { LiveScope } from '#firebase/liveScope.ts';
import { forgetAllLive } from '#firebase/liveRegistry.ts';
import { setCaller } from '../http/request.ts';
import { forgetAgency, rememberAgency } from './agencyChoice.ts';
import {
  forgetImpersonated,
  impersonated,
  rememberImpersonated,
  type Impersonated,
} from './impersonation.ts';
import { resolveSession } from './resolveSession.ts';
import { sessionHint } from './sessionHint.ts';
import { inWorkplace, SessionContext, type Session, type SessionState } from './session.ts';

/** A change of agency shows a short loading state, so that nothing of the former one is mistaken for the new one's. */
const AGENCY_CHANGE_MS = 500;

interface Props {
  readonly children: ReactNode;
  /** Leads accounts that wait for manual validation to the page that says so; resolves when it is shown. */
  readonly onPendingValidation: () => Promise<void>;
}

/** Who is here, by the identity provider and our own barriers; everything below may ask with `useSession`. */
export const SessionProvider = ({ children, onPendingValidation }: Props) => {
  const [state, setState] = useState<SessionState>({ status: 'checking' });
  const agencyRef = useRef<string | null>(null);
  const byChoiceRef = useRef(false);
  const identityRef = useRef<Identity | null>(null);
  const text = useText();
  const toasts = useToasts();

  const leave = useCallback(async () => {
    forgetAllLive();
    forgetAgency();
    forgetImpersonated();
    agencyRef.current = null;
    byChoiceRef.current = true;
    await signOut();
    setState({ status: 'signedOut', byChoice: true });
  }, []);

  const enter = useCallback(
    async (identity: Identity) => {
      identityRef.current = identity;
      const resolution = await resolveSession(identity);
      if (resolution.kind === 'enter') {
        agencyRef.current =
          resolution.state.status === 'signedIn' ? (resolution.state.agency?.id ?? null) : null;
        byChoiceRef.current = false;
        sessionHint.write('1');
        setState(resolution.state);
        return;
      }
      // First: once nobody is signed in, pages of the workspace lead to the sign-in, which says nothing of it.
      if (resolution.barrier === 'notAccepted') await onPendingValidation();
      await leave();
      if (resolution.barrier !== 'notAccepted') toasts.error(text('session.noAgencies'));
    },
    [leave, onPendingValidation, text, toasts],
  );

  const failed = useCallback(
    async (error: unknown) => {
      console.error(error);
      toasts.error(text('common.dataError'));
      await leave().catch(() => setState({ status: 'signedOut', byChoice: true }));
    },
    [leave, text, toasts],
  );

  // The watcher lives as long as the page; it must not restart when a text changes language.
  const handlers = useRef({ enter, failed });
  useEffect(() => {
    handlers.current = { enter, failed };
  });

  useEffect(() => {
    setCaller({
      idToken,
      agencyId: () => agencyRef.current,
      impersonated: () => impersonated()?.uid ?? null,
    });
    let known: string | undefined;
    const stop = watchIdentity(
      (identity) => {
        if (!identity) {
          known = undefined;
          identityRef.current = null;
          forgetAllLive();
          forgetImpersonated();
          sessionHint.clear();
          setState({ status: 'signedOut', byChoice: byChoiceRef.current });
          return;
        }
        // A refreshed token of the same person with the same rights changes nothing on the screen.
        const fingerprint = JSON.stringify([identity.uid, identity.claims]);
        if (fingerprint === known) return;
        // What the former rights were refused says nothing about the new ones.
        if (known !== undefined) forgetAllLive();
        known = fingerprint;
        setState({ status: 'checking' });
        handlers.current.enter(identity).catch((error: unknown) => {
          known = undefined;
          return handlers.current.failed(error);
        });
      },
      (error) => void handlers.current.failed(error),
    );
    return () => {
      stop();
      setCaller();
    };
  }, []);

  const chooseAgency = useCallback((agencyId: string) => {
    setState((current) => {
      if (current.status !== 'signedIn' || current.agency?.id === agencyId) return current;
      const agency = current.agencies.find((item) => item.id === agencyId);
      if (!agency) return current;
      rememberAgency(agencyId);
      agencyRef.current = agencyId;
      forgetAllLive();
      setTimeout(
        () => setState((now) => (now.status === 'checking' ? inWorkplace(current, agency) : now)),
        AGENCY_CHANGE_MS,
      );
      return { status: 'checking' };
    });
  }, []);

  const actAs = useCallback((person: Impersonated | null) => {
    const identity = identityRef.current;
    if (!identity) return;
    if (person) rememberImpersonated(person);
    else forgetImpersonated();
    // The two may share no agency but another one than was chosen.
    agencyRef.current = null;
    forgetAllLive();
    setState({ status: 'checking' });
    handlers.current.enter(identity).catch((error: unknown) => handlers.current.failed(error));
  }, []);
  const stopImpersonating = useCallback(() => actAs(null), [actAs]);

  // The watcher hears of the new token, and of nothing when the rights are still the same.
  const recheck = useCallback(async () => {
    await refreshIdentity();
  }, []);

  const session = useMemo<Session>(
    () => ({
      state,
      signIn,
      signInWithGoogle,
      signOut: leave,
      chooseAgency,
      impersonate: actAs,
      stopImpersonating,
      recheck,
    }),
    [state, leave, chooseAgency, actAs, stopImpersonating, recheck],
  );
  const scope = state.status === 'signedIn' ? `${state.uid}@${state.agency?.id ?? ''}` : 'nobody';

  return (
    <SessionContext value={session}>
      <LiveScope value={scope}>{children}</LiveScope>
    </SessionContext>
  );
};
