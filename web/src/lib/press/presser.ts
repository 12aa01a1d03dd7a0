import { isUncertain } from '../http/apiError.ts';

/** One decision of a person to send something. Everything that is sent for it goes under its key, however often. */
export interface Press {
  readonly idempotencyKey: string;
}

const newPress = (): Press => ({ idempotencyKey: crypto.randomUUID() });

/** For what the app sends by itself, without anybody having pressed anything. */
export const unpressed = newPress;

export type Presser = (content: string, send: (press: Press) => Promise<unknown>) => Promise<void>;

/**
 * Sends one thing at a time: a press while another is under way is that other. `content` says what is sent. When it is
 * not known what became of it, pressing again for the same content goes on with the same press, so that the server
 * gives its first answer instead of doing it twice.
 */
export const presser = (): Presser => {
  let running: Promise<void> | undefined;
  let open: { readonly content: string; readonly press: Press } | undefined;

  const carryOut = async (content: string, send: (press: Press) => Promise<unknown>): Promise<void> => {
    const press = open?.content === content ? open.press : newPress();
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
