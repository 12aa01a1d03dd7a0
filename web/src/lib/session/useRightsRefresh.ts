import { useEffect, useRef } from 'react';
import type { User } from '@domain/accounts/accounts.ts';
import { isLiveDenied } from '#firebase/denied.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { watchLiveFailures } from '#firebase/liveRegistry.ts';
import { isImpersonating, useSession } from './session.ts';

/**
 * The same for an admin who acts as somebody, whose record they do not read: the first refusal on a screen asks for their
 * rights anew. A screen that comes back with other rights has a first one again.
 */
const useActedRightsRefresh = (): void => {
  const { state, recheck } = useSession();
  const isActing = state.status === 'signedIn' && isImpersonating(state);
  useEffect(() => {
    if (!isActing) return;
    let isAsked = false;
    return watchLiveFailures((error) => {
      if (isAsked || !isLiveDenied(error)) return;
      isAsked = true;
      // Whatever becomes of it, the screen says what was refused.
      recheck().catch(() => undefined);
    });
  }, [isActing, recheck]);
};

/** Waits before the rights are asked for again, while they are being changed; in milliseconds. */
const WAITS_MS = [300, 1000, 3000, 9000];

/**
 * Fetches a new token as soon as somebody decided on this account: a token from before the decision reads nothing any
 * more. The account's own record tells when the new rights are in the token; where even that is refused, they are asked
 * for until it is not.
 */
export const useRightsRefresh = (): void => {
  useActedRightsRefresh();
  const { state, recheck } = useSession();
  const uid = state.status === 'signedIn' ? state.realUid : null;
  const record = useLiveDoc<User>(uid === null ? null : `users/${uid}`);
  const version = record.data?.claimsVersion ?? null;
  const isKnown = record.status === 'success';
  const seen = useRef<{ readonly uid: string | null; readonly version: number | null }>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    const last = seen.current;
    // What fails now is asked for again at the next refusal.
    if (last?.uid === uid && last.version !== version) recheck().catch(() => undefined);
    seen.current = { uid, version };
  }, [isKnown, uid, version, recheck]);

  const isRefused = record.status === 'error' && isLiveDenied(record.error);
  const retry = useRef(record.retry);
  const refusals = useRef(0);
  useEffect(() => {
    retry.current = record.retry;
    if (isKnown) refusals.current = 0;
  });
  useEffect(() => {
    const wait = WAITS_MS[refusals.current];
    if (!isRefused || wait === undefined) return;
    const timer = setTimeout(() => {
      refusals.current += 1;
      recheck().then(
        () => retry.current(),
        () => retry.current(),
      );
    }, wait);
    return () => clearTimeout(timer);
  }, [isRefused, record.status, recheck]);
};
