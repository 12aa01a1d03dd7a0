import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Review } from '@domain/accounts/accounts.api.ts';
import { useToasts } from '../toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { endActing } from '#firebase/acting.ts';
import {
  getIdToken,
  getOwnIdToken,
  signIn,
  signInWithGoogle,
  signOut,
  watchIdentity,
  type Identity,
} from '#firebase/auth.ts';
import { LiveScope } from '#firebase/liveScope.ts';
import { forgetAllLive, retryRefused } from '#firebase/liveRegistry.ts';
import { forgetAllDrafts } from '../drafts/drafts.ts';
import { recentSlot } from '../recentSlot.ts';
import { isDenied } from '../http/apiError.ts';
import { setCaller } from '../http/request.ts';
import { showAccountLanguage } from './accountLanguage.ts';
import { keepExportToken } from './exportToken.ts';
import { forgetAgency, rememberAgency } from './agencyChoice.ts';
import { resolveSession } from './resolveSession.ts';
import { sessionHint } from './sessionHint.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import {
  enterWorkplace,
  withAgency,
  SessionContext,
  type OwnChange,
  type Session,
  type SessionState,
  type SignedIn,
} from './session.ts';
import { isStillHere, keepsScreens } from './keepsScreens.ts';
import { useActing } from './useActing.ts';

/** Switching agencies shows a brief loading state, so data of the two isn't confused. */
const AGENCY_CHANGE_MS = 500;

/** Long enough to read and press, in milliseconds. */
const CONTACT_MS = 20_000;

interface Props {
  readonly children: ReactNode;
  /** Shows the explanation page to accounts that aren't accepted; resolves once shown. */
  readonly onPendingValidation: (review: Review) => Promise<void>;
}

/** Provides the session from identity provider and account state; read it with `useSession`. */
export const SessionProvider = ({ children, onPendingValidation }: Props) => {
  const [state, setState] = useState<SessionState>({ status: 'checking' });
  const agencyRef = useRef<string | null>(null);
  const byChoiceRef = useRef(false);
  /** The last known session; undefined: the next one is new. */
  const knownRef = useRef<string>(undefined);
  const text = useText();
  const toasts = useToasts();

  const leave = useCallback(async () => {
    forgetAllLive();
    forgetAgency();
    forgetAllDrafts();
    recentSlot.clear();
    agencyRef.current = null;
    byChoiceRef.current = true;
    await signOut();
    await endActing();
    setState({ status: 'signedOut', byChoice: true });
  }, []);

  /** Clears the screen, so that the next one isn't confused with it. */
  const close = useCallback(() => {
    // Refusals under earlier rights, or another agency, no longer apply.
    forgetAllLive();
    agencyRef.current = null;
    setState({ status: 'checking' });
  }, []);

  /** `shown`: the user whose screen stays open until their rights are known. */
  const enter = useCallback(
    async (identity: Identity, isStill: () => boolean, shown?: SignedIn): Promise<void> => {
      const resolve = () =>
        resolveSession(identity).catch((error: unknown) => {
          // The admin may no longer act as this user: the tab returns to the admin.
          if (identity.acting && isDenied(error)) return undefined;
          throw error;
        });

      let open = shown;

      const resolution = await resolve().catch((error: unknown) => {
        if (!open || !isStill()) throw error;
        // The screen's agency, which the call names, may be the cause.
        open = undefined;
        close();
        return resolve();
      });
      if (!isStill()) return;
      if (identity.acting && resolution?.kind !== 'enter') return endActing();
      if (!resolution) return;
      if (resolution.kind === 'enter') {
        await showAccountLanguage(resolution.state);

        if (!isStill()) return;

        if (open && keepsScreens(open, resolution.state)) retryRefused();
        else if (open) {
          close();
          // Shown briefly, so that nothing of the earlier rights remains.
          await new Promise((resolve) => setTimeout(resolve));
          if (!isStill()) return;
        }

        agencyRef.current =
          resolution.state.status === 'signedIn' ? (resolution.state.agency?.id ?? null) : null;
        byChoiceRef.current = false;
        sessionHint.write(resolution.state.status === 'signedIn' ? resolution.state.roles : []);
        setState(resolution.state);

        return;
      }

      // Must come first: once signed out, workspace pages redirect to sign-in without this message.
      const { status, agency } = resolution.review;
      if (status !== 'CLOSED') {
        keepExportToken(identity.claims.roles.includes('talent') ? await getIdToken() : null);
        await onPendingValidation(resolution.review);
      }

      await leave();

      if (status !== 'CLOSED') return;

      const contact = agency && {
        label: text('pending.ask', { name: agency.publicName }),
        onAction: () => window.location.assign(`mailto:${agency.contactEmail}`),
      };
      toasts.error(text('session.noAgencies'), { lastsMs: CONTACT_MS, ...(contact && { action: contact }) });
    },
    [close, leave, onPendingValidation, text, toasts],
  );

  const failed = useCallback(
    async (error: unknown) => {
      console.error(error);
      toasts.error(text('common.dataError'));
      await leave().catch(() => setState({ status: 'signedOut', byChoice: true }));
    },
    [leave, text, toasts],
  );

  // The watcher lives as long as the page and must not restart when the language changes.
  const handlers = useRef({ enter, failed, close, state });
  useEffect(() => {
    handlers.current = { enter, failed, close, state };
  });

  useEffect(() => {
    setCaller({ idToken: getIdToken, ownIdToken: getOwnIdToken, agencyId: () => agencyRef.current });

    const stop = watchIdentity(
      (identity) => {
        if (!identity) {
          // The previous user signed out, in this tab or another one.
          const wasSignedIn = knownRef.current !== undefined;
          if (wasSignedIn) forgetAllDrafts();
          knownRef.current = undefined;
          forgetAllLive();
          sessionHint.clear();
          const byChoice = byChoiceRef.current;
          setState({ status: 'signedOut', byChoice, isEnded: wasSignedIn && !byChoice });
          return;
        }

        // A refreshed token with the same user and rights changes nothing.
        const { uid, claims, acting } = identity;
        const fingerprint = JSON.stringify([uid, claims, acting]);
        if (fingerprint === knownRef.current) return;

        const { state: shown } = handlers.current;
        const isKept = knownRef.current !== undefined && isStillHere(shown, identity);

        knownRef.current = fingerprint;
        if (!isKept) handlers.current.close();

        // Another user may have signed in before these rights are known.
        const isStill = () => knownRef.current === fingerprint;
        handlers.current.enter(identity, isStill, isKept ? shown : undefined).catch((error: unknown) => {
          if (!isStill()) return;
          knownRef.current = undefined;
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
    const { state: current } = handlers.current;
    if (current.status !== 'signedIn' || current.agency?.id === agencyId) return;
    const agency = current.agencies.find((item) => item.id === agencyId);
    if (!agency) return;

    rememberAgency(agencyId);
    agencyRef.current = agencyId;
    forgetAllLive();

    const checking: SessionState = { status: 'checking' };
    // A second choice before the next render is ignored.
    handlers.current = { ...handlers.current, state: checking };
    setState(checking);

    setTimeout(
      () => setState((latest) => (latest.status === 'checking' ? enterWorkplace(current, agency) : latest)),
      AGENCY_CHANGE_MS,
    );
  }, []);

  const leaveScreen = useCallback(() => {
    knownRef.current = undefined;
    forgetAllLive();
    setState({ status: 'checking' });
  }, []);
  const noteAgency = useCallback((agency: Agency) => {
    setState((current) => (current.status === 'signedIn' ? withAgency(current, agency) : current));
  }, []);

  const noteOwn = useCallback((change: OwnChange) => {
    setState((current) => (current.status === 'signedIn' ? { ...current, ...change } : current));
  }, []);

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
