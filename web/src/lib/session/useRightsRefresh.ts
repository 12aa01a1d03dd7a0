import { useEffect, useRef } from 'react';
import type { Instant } from '@domain/contract.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { useSession } from './session.ts';

interface Marked {
  readonly claimsChangedAt?: Instant;
}

/**
 * Fetches a new token as soon as somebody changes this account's roles or agencies: tokens hold them for an hour, and
 * an open page would go on with the old ones. Their own user record tells when.
 */
export const useRightsRefresh = (): void => {
  const { state, recheck } = useSession();
  const record = useLiveDoc<Marked>(state.status === 'signedIn' ? `users/${state.realUid}` : null);
  const changedAt = record.data?.claimsChangedAt?.toMillis() ?? null;
  const isKnown = record.status === 'success';
  const seen = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    if (seen.current !== undefined && seen.current !== changedAt) void recheck();
    seen.current = changedAt;
  }, [isKnown, changedAt, recheck]);
};
