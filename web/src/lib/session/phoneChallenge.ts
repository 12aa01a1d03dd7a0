/** A sign-in that waits until somebody has typed the code from their phone, or has let it be. */
export interface WaitingSignIn {
  /** What the provider stopped it with. */
  readonly error: unknown;
  readonly done: () => void;
  readonly cancel: () => void;
}

let waiting: WaitingSignIn | undefined;
const listeners = new Set<() => void>();

const show = (next: WaitingSignIn | undefined): void => {
  waiting = next;
  for (const listener of listeners) listener();
};

export const waitingSignIn = (): WaitingSignIn | undefined => waiting;

/** Tells of every sign-in that waits, and of its end. Answers how to stop it. */
export const watchWaitingSignIn = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Carries a sign-in out, with the code from a phone where the provider asks for one; rejects like a closed window when
 * whoever signs in lets it be.
 */
export const withPhoneCode = async (signIn: () => Promise<unknown>): Promise<void> => {
  try {
    await signIn();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/multi-factor-auth-required') throw error;
    await new Promise<void>((resolve, reject) => {
      const end = (tell: () => void) => () => {
        show(undefined);
        tell();
      };
      show({ error, done: end(resolve), cancel: end(() => reject({ code: 'auth/popup-closed-by-user' })) });
    });
  }
};
