import { isUncertain } from '../http/apiError.ts';

/** One user action. Every attempt to send it uses the same key. */
export interface Press {
  readonly idempotencyKey: string;
}

const createPress = (): Press => ({ idempotencyKey: crypto.randomUUID() });

/** A key for calls the app makes automatically. */
export const createAutomaticKey = createPress;

export type Presser = (content: string, send: (press: Press) => Promise<unknown>) => Promise<void>;

/**
 * Returns a sender of one change at a time; a press during another one joins it. `content` identifies the change.
 * When a result is unknown, repeating the same content reuses the idempotency key, so the server returns its first response.
 */
export const createPresser = (): Presser => {
  let running: Promise<void> | undefined;
  let open: { readonly content: string; readonly press: Press } | undefined;

  const carryOut = async (content: string, send: (press: Press) => Promise<unknown>): Promise<void> => {
    const press = open?.content === content ? open.press : createPress();
    open = undefined;
    try {
      await send(press);
    } catch (error) {
      if (isUncertain(error)) open = { content, press };
      throw error;
    }
  };

  return (content, send) => {
    running ??= carryOut(content, send).finally(() => {
      running = undefined;
    });
    return running;
  };
};
