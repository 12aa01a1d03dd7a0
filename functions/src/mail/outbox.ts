import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { MailKind, Written } from '@domain/mail/mail.ts';
import { mailRef } from '../records/mail.ts';

/**
 * Puts a mail into the outbox, in the transaction of the change that causes it: it is sent if, and only if, the change
 * holds. `id` names the occasion, so that the same one is never mailed twice; `notBefore`: it leaves with the round after that.
 */
export const queueMail = <Kind extends MailKind>(
  transaction: Transaction,
  id: string,
  mail: Written<Kind>,
  notBefore?: Timestamp,
): void => {
  const now = Timestamp.now();
  transaction.create(mailRef(id), {
    ...mail,
    state: 'queued',
    attempts: 0,
    nextAttemptAt: notBefore ?? now,
    lastError: null,
    createdAt: now,
  });
};

/** Whether the outbox has this mail already. */
export const isQueued = async (id: string, transaction: Transaction): Promise<boolean> =>
  (await transaction.get(mailRef(id))).exists;
