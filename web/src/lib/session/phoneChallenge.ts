/** A sign-in waiting for the phone's code, or cancellation. */
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

/** Subscribes to waiting sign-ins and their end; returns the unsubscriber. */
export const watchWaitingSignIn = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Signs in, with the phone's code where the provider requires it; rejects like a closed window on cancellation. */
export const withPhoneCode = async (signIn: () => Promise<unknown>): Promise<void> => {
  try {
    await signIn();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/multi-factor-auth-required') throw error;
    await new Promise<void>((resolve, reject) => {
      const end = (notify: () => void) => () => {
        show(undefined);
        notify();
      };
      show({ error, done: end(resolve), cancel: end(() => reject({ code: 'auth/popup-closed-by-user' })) });
    });
  }
};
