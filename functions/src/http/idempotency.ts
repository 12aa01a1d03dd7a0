import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { AppError } from './app-error.ts';

interface Remembered {
  readonly fingerprint: string;
  readonly state: 'running' | 'done';
  readonly reply: string | null;
  readonly leaseEndsAt: Timestamp;
  readonly expiresAt: Timestamp;
}

/** After this long a first call that never answered is taken for dead. */
const LEASE_MS = 60_000;
/** How long answers are remembered. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/** How long a repeat waits for the first call's answer. */
const WAIT_MS = 8000;
const POLL_MS = 150;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Carries a request out once per key and caller: a repeat waits for the first answer and returns it. 422 when the key
 * was used for another request, 409 when the first call takes too long. A failed call forgets its key.
 */
export const once = async <Reply>(
  request: {
    readonly key: string;
    readonly caller: string;
    readonly endpoint: string;
    readonly content: string;
  },
  carryOut: () => Promise<Reply>,
): Promise<Reply> => {
  const ref = db()
    .collection('idempotency')
    .doc(hash(`${request.caller} ${request.endpoint} ${request.key}`));
  const fingerprint = hash(request.content);

  const begin = (): Promise<Remembered | undefined> =>
    transact(async (transaction) => {
      const known = (await transaction.get(ref)).data() as Remembered | undefined;
      const now = Date.now();
      if (known && known.expiresAt.toMillis() > now) {
        if (known.fingerprint !== fingerprint) throw new AppError(422, 'request.keyReused');
        if (known.state === 'done' || known.leaseEndsAt.toMillis() > now) return known;
      }
      transaction.set(ref, {
        fingerprint,
        state: 'running',
        reply: null,
        leaseEndsAt: Timestamp.fromMillis(now + LEASE_MS),
        expiresAt: Timestamp.fromMillis(now + KEEP_MS),
      });
      return undefined;
    });

  const giveUpAt = Date.now() + WAIT_MS;
  for (;;) {
    const known = await begin();
    if (!known) break;
    if (known.state === 'done') return JSON.parse(known.reply ?? 'null') as Reply;
    if (Date.now() > giveUpAt) throw new AppError(409, 'request.inProgress', { retryAfterSeconds: 2 });
    await sleep(POLL_MS);
  }
  try {
    const reply = await carryOut();
    await ref.update({ state: 'done', reply: JSON.stringify(reply ?? null) });
    return reply;
  } catch (error) {
    await ref.delete();
    throw error;
  }
};
