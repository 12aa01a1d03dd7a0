import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions';
import { AppError } from '../../platform/errors/app-error.ts';
import { parseRemembered, parseSteps, withKey, type KeyedCall } from '../../platform/firestore/call-steps.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import { transact } from '../../work/unit/transact.ts';

interface Repeatable {
  readonly key: string;
  /** A stored response is returned to this caller only. */
  readonly caller: string;
  /** Uids of the caller and of an acting admin; empty when anonymous. */
  readonly people: readonly string[];
  /** Roles by agency that the caller holds now. */
  readonly rights: readonly string[];
  readonly endpoint: string;
  /** The request as text; the same key with another request is refused. */
  readonly content: string;
  /** Whether the response is stored for repeats; one with a secret is rebuilt from the steps. */
  readonly storesReply: boolean;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Stores the response of a call with several steps, and returns the first one stored. */
const keepReply = async <Reply>({ ref }: KeyedCall, reply: Reply): Promise<Reply> => {
  try {
    return await transact(async (work) => {
      const first = parseRemembered(await work.transaction.get(ref))?.reply;
      if (first) return JSON.parse(first) as Reply;
      work.transaction.update(ref, { reply: JSON.stringify(reply ?? null) });
      return reply;
    });
  } catch (error) {
    // The change is made, so the caller gets the response; a repeat rebuilds it from the steps.
    logger.warn('An answer was not noted', { cause: error instanceof Error ? error.message : String(error) });
    return reply;
  }
};

/**
 * Runs a request once per key and caller. Each change stores its step or the response, so a repeat after a crash resumes and gets the
 * first response. Of concurrent repeats, one commits and the other adopts its results.
 * 422 for a key used with another request, 403 once the caller has lost a role.
 */
export const runIdempotently = async <Reply>(
  { key, caller, people, rights, endpoint, content, storesReply }: Repeatable,
  carryOut: () => Promise<Reply>,
): Promise<Reply> => {
  const ref = collectionRef('idempotency').doc(hash(`${caller} ${endpoint} ${key}`));
  const fingerprint = hash(content);
  const remembered = parseRemembered(await ref.get());
  if (remembered && remembered.fingerprint !== fingerprint) throw new AppError(422, 'request.keyReused');
  if (remembered?.rights?.some((right) => !rights.includes(right))) throw new AppError(403, 'auth.forbidden');
  if (remembered?.reply) return JSON.parse(remembered.reply) as Reply;

  const call: KeyedCall = {
    ref,
    fingerprint,
    people: new Set(people),
    rights,
    known: new Map(Object.entries(remembered ? parseSteps(remembered) : {})),
    begun: 0,
    hasHappened: remembered !== undefined,
    isReplyStored: false,
    storesReply,
  };

  const reply = await withKey(call, carryOut);

  return call.hasHappened && storesReply && !call.isReplyStored ? keepReply(call, reply) : reply;
};
