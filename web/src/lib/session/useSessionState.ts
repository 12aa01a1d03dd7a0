import { useCallback, useRef, useState } from 'react';
import { endActing } from '#firebase/acting.ts';
import { signOut } from '#firebase/auth.ts';
import { forgetAllLive } from '#firebase/liveRegistry.ts';
import { forgetAllDrafts } from '../drafts/drafts.ts';
import { forgetKept } from '../installed/forgetKept.ts';
import { leaveDevice } from '../push/leaveDevice.ts';
import { recentSlot } from '../recentSlot.ts';
import { forgetAgency } from './agencyChoice.ts';
import type { SessionState } from './session.ts';
import { sessionHint } from './sessionHint.ts';

/** How long a sign-out waits until the device has forgotten the account, in milliseconds. */
const FORGET_MS = 2_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The session's state, and the ways into and out of it. `agencyRef`: the agency that calls name. */
export const useSessionState = () => {
  const [state, setState] = useState<SessionState>({ status: 'checking' });
  const agencyRef = useRef<string | null>(null);
  const byChoiceRef = useRef(false);

  const leave = useCallback(async () => {
    forgetAllLive();
    forgetAgency();
    forgetAllDrafts();
    recentSlot.clear();
    agencyRef.current = null;
    byChoiceRef.current = true;
    // What takes longer continues after the sign-out.
    await Promise.race([Promise.all([leaveDevice(), forgetKept()]), pause(FORGET_MS)]);
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

  const open = useCallback((next: SessionState) => {
    const isSignedIn = next.status === 'signedIn';
    agencyRef.current = isSignedIn ? (next.agency?.id ?? null) : null;
    byChoiceRef.current = false;
    sessionHint.write(isSignedIn ? next.roles : []);
    setState(next);
  }, []);

  const showSignedOut = useCallback((wasSignedIn: boolean) => {
    if (wasSignedIn) forgetAllDrafts();
    forgetAllLive();
    void forgetKept();
    void leaveDevice();
    sessionHint.clear();
    const byChoice = byChoiceRef.current;
    setState({ status: 'signedOut', byChoice, isEnded: wasSignedIn && !byChoice });
  }, []);

  return { state, setState, agencyRef, leave, close, open, showSignedOut };
};
