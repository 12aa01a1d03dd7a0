import { createStore } from '../store.ts';

/** A sign-in waiting for the phone's code, or cancellation. */
export interface WaitingSignIn {
  /** The provider's error. */
  readonly error: unknown;
  readonly done: () => void;
  readonly cancel: () => void;
}

/** The sign-in that waits for a code; undefined: none. */
export const pendingSignIn = createStore<WaitingSignIn | undefined>(undefined);

/** Signs in, with the phone's code if required; cancelling rejects like a closed window. */
export const withPhoneCode = async (signIn: () => Promise<unknown>): Promise<void> => {
  try {
    await signIn();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/multi-factor-auth-required') throw error;

    await new Promise<void>((resolve, reject) => {
      const end = (notify: () => void) => () => {
        pendingSignIn.set(undefined);
        notify();
      };
      pendingSignIn.set({
        error,
        done: end(resolve),
        cancel: end(() => reject({ code: 'auth/popup-closed-by-user' })),
      });
    });
  }
};
