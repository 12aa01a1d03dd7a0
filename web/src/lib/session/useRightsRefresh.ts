import { useEffect, useRef } from 'react';
import type { User } from '@domain/accounts/accounts.ts';
import { isLiveDenied } from '#firebase/denied.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { watchLiveFailures } from '#firebase/liveRegistry.ts';
import { isImpersonating, useSession } from './session.ts';

/**
 * Refreshes rights in an acting session, which can't read the account's record: on the first
 * refusal of a screen. A screen that returns with other rights starts over.
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
      // The screen shows the refusal anyway.
      recheck().catch(() => undefined);
    });
  }, [isActing, recheck]);
};

/** Delays between retries while rights are changing, in milliseconds. */
const WAITS_MS = [300, 1000, 3000, 9000];

/**
 * Fetches a new token after a decision on this account, because older tokens read nothing. The account's record
 * shows when the claims are ready; if even that is refused, it retries until allowed.
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
    // A failure is retried at the next refusal.
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
