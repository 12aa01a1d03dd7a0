import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { MailKind, MailContent } from '@domain/mail/mail.ts';
import { mailRef } from '../../work/records/mail.ts';

/** Queues a mail in the causing transaction, so it is sent only if that commits. `id` makes it idempotent; `notBefore`: earliest round. */
export const queueMail = <Kind extends MailKind>(
  transaction: Transaction,
  id: string,
  mail: MailContent<Kind>,
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

export const isQueued = async (id: string, transaction: Transaction): Promise<boolean> =>
  (await transaction.get(mailRef(id))).exists;
