import { Timestamp } from 'firebase-admin/firestore';
import type { MailKind } from '@domain/mail/mail.ts';
import { mailRef } from '../../work/collections/mail.ts';
import type { Work } from '../../work/unit/work.ts';
import type { MailContent } from './mails.ts';

/** Queues a mail in the causing transaction, so it is sent only if that commits. `id` makes it idempotent; `notBefore`: earliest round. */
export const queueMail = <Kind extends MailKind>(
  work: Work,
  id: string,
  mail: MailContent<Kind>,
  notBefore?: Timestamp,
): void => {
  const now = Timestamp.now();
  work.transaction.create(mailRef(id), {
    ...mail,
    state: 'queued',
    attempts: 0,
    nextAttemptAt: notBefore ?? now,
    lastError: null,
    createdAt: now,
  });
};

export const isQueued = async (id: string, work: Work): Promise<boolean> =>
  (await work.transaction.get(mailRef(id))).exists;
