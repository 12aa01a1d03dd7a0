import { useEffect, type RefObject } from 'react';
import { watchIdentity, type Identity } from '#firebase/auth.ts';
import { isLost } from '../http/apiError.ts';
import { isStillHere } from './keepsScreens.ts';
import type { SessionState, SignedIn } from './session.ts';

export interface SessionHandlers {
  /** `shown`: the user whose screen stays open until their rights are known. */
  readonly enter: (identity: Identity, isStill: () => boolean, shown?: SignedIn) => Promise<void>;
  readonly failed: (error: unknown) => Promise<void>;
  readonly close: () => void;
  readonly showSignedOut: (wasSignedIn: boolean) => void;
  readonly state: SessionState;
}

/** Delay between attempts without a response, in milliseconds. */
const AGAIN_MS = 5_000;

/** Resolves when the browser is back online, and in any case after the delay. */
const waitForNetwork = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('online', end);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, AGAIN_MS);
    window.addEventListener('online', end);
  });

/** Watches who is signed in; `fingerprintRef`: user and rights of the last session, undefined: the next one is new. */
export const useIdentityWatch = (
  handlersRef: RefObject<SessionHandlers>,
  fingerprintRef: RefObject<string | undefined>,
): void => {
  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;

    const watch = (): void => {
      stop = watchIdentity(
        (identity) => {
          if (!identity) {
            // The previous user signed out, in this tab or another one.
            const wasSignedIn = fingerprintRef.current !== undefined;
            fingerprintRef.current = undefined;
            return handlersRef.current.showSignedOut(wasSignedIn);
          }

          // A refreshed token with the same user and rights changes nothing.
          const { uid, claims, acting } = identity;
          const fingerprint = JSON.stringify([uid, claims, acting]);
          if (fingerprint === fingerprintRef.current) return;

          const { state: shown } = handlersRef.current;
          const isKept = fingerprintRef.current !== undefined && isStillHere(shown, identity);

          fingerprintRef.current = fingerprint;
          if (!isKept) handlersRef.current.close();

          // Another user may have signed in before these rights are known.
          const isStill = () => fingerprintRef.current === fingerprint;
          const enter = (screen: SignedIn | undefined): Promise<void> =>
            handlersRef.current.enter(identity, isStill, screen).catch(async (error: unknown) => {
              if (!isStill()) return;

              // Nobody is signed out for a lost connection, or without a token of the app.
              if (!isLost(error)) fingerprintRef.current = undefined;
              await handlersRef.current.failed(error);
              if (!isLost(error)) return;

              await waitForNetwork();
              const { state } = handlersRef.current;
              if (isStill()) await enter(state.status === 'signedIn' ? state : undefined);
            });

          void enter(isKept ? shown : undefined);
        },
        async (error) => {
          await handlersRef.current.failed(error);
          if (!isLost(error)) return;

          // The provider's settings couldn't be loaded.
          await waitForNetwork();
          if (isOver) return;
          stop();
          watch();
        },
      );
    };

    watch();

    return () => {
      isOver = true;
      stop();
    };
  }, [handlersRef, fingerprintRef]);
};
