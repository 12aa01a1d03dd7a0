import { isUncertain } from '../http/apiError.ts';

/** One user action. Every attempt to send it uses the same key. */
export interface Submission {
  readonly idempotencyKey: string;
}

const createSubmission = (): Submission => ({ idempotencyKey: crypto.randomUUID() });

/** Returns a submission for one of several calls, with a stable key of its own. */
export const toPart = ({ idempotencyKey }: Submission, part: string | number): Submission => ({
  idempotencyKey: `${idempotencyKey}-${part}`,
});

/** A key for calls the app makes automatically. */
export const createAutomaticKey = createSubmission;

export type Submitter = (
  content: string,
  send: (submission: Submission) => Promise<unknown>,
) => Promise<void>;

/**
 * Returns a sender of one change at a time; a repeat meanwhile joins it. `content` identifies the change.
 * When a result is unknown, repeating the same content reuses the idempotency key, so the server returns its first response.
 */
export const createSubmitter = (): Submitter => {
  let running: Promise<void> | undefined;
  let open: { readonly content: string; readonly submission: Submission } | undefined;

  const carryOut = async (
    content: string,
    send: (submission: Submission) => Promise<unknown>,
  ): Promise<void> => {
    const submission = open?.content === content ? open.submission : createSubmission();
    open = undefined;
    try {
      await send(submission);
    } catch (error) {
      if (isUncertain(error)) open = { content, submission };
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
