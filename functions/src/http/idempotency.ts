import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions';
import { AppError } from '../errors/app-error.ts';
import { rememberedIn, stepsOf, withKey, type KeyedCall } from '../firestore/call-steps.ts';
import { collectionOf } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';

/** A request that may come again. */
export interface Repeatable {
  readonly key: string;
  /** Nobody else is answered with what this caller was told. */
  readonly caller: string;
  /** Uids of the caller, and of whoever acts as them; nobody's where nobody is signed in. */
  readonly people: readonly string[];
  readonly endpoint: string;
  /** What is asked for, as text; the same key with something else is refused. */
  readonly content: string;
  /** Whether the answer is noted for repeats; one with a secret is made anew, from the steps that were taken. */
  readonly isAnswerKept: boolean;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Notes the answer, and answers what every repeat gets: the first that was noted. */
const keepReply = async <Reply>({ ref }: KeyedCall, reply: Reply): Promise<Reply> => {
  try {
    return await transact(async (transaction) => {
      const first = rememberedIn(await transaction.get(ref))?.reply;
      if (first) return JSON.parse(first) as Reply;
      transaction.update(ref, { reply: JSON.stringify(reply ?? null) });
      return reply;
    });
  } catch (error) {
    // It is done, so the caller is told so; a repeat makes the same answer anew from the steps.
    logger.warn('An answer was not noted', { cause: error instanceof Error ? error.message : String(error) });
    return reply;
  }
};

/**
 * Carries a request out once per key and caller. What happened is noted by the very transactions that make it happen
 * (`transact`), so there is no moment in which a repeat would not know of it:
 *
 * - nothing was changed: the key means nothing yet, and the request is carried out;
 * - something was changed, but nobody was answered: the handler runs again, and each step that was taken gives its first
 *   result instead of being taken again; it goes on from where it broke off, and comes to the first answer;
 * - it was answered: that answer.
 *
 * Two at once run side by side until one commits; the other takes over its results. 422 when the key was used for
 * another request. A call that changes nothing leaves nothing behind.
 */
export const carryOutOnce = async <Reply>(
  { key, caller, people, endpoint, content, isAnswerKept }: Repeatable,
  carryOut: () => Promise<Reply>,
): Promise<Reply> => {
  const ref = collectionOf('idempotency').doc(hash(`${caller} ${endpoint} ${key}`));
  const fingerprint = hash(content);
  const remembered = rememberedIn(await ref.get());
  if (remembered && remembered.fingerprint !== fingerprint) throw new AppError(422, 'request.keyReused');
  if (remembered?.reply) return JSON.parse(remembered.reply) as Reply;
  const call: KeyedCall = {
    ref,
    fingerprint,
    people: new Set(people),
    known: new Map(Object.entries(remembered ? stepsOf(remembered) : {})),
    begun: 0,
    hasHappened: remembered !== undefined,
  };
  const reply = await withKey(call, carryOut);
  return call.hasHappened && isAnswerKept ? keepReply(call, reply) : reply;
};
