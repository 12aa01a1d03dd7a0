import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Mail, StuckMail } from '@domain/mail/mail.ts';
import type { Work } from '../unit/unit-of-work.ts';
import { mailRef } from '../records/mail.ts';
import { stuckRef } from '../records/stuck-mail.ts';

/**
 * Makes a stuck mail due for the next round. One that failed permanently gets all attempts
 * again; one being sent is left to its sender. Returns its admin copy.
 */
export const makeDue = (
  transaction: Transaction,
  before: StuckMail,
  mail: Pick<Mail, 'state' | 'attempts'>,
): StuckMail => {
  const nextAttemptAt = Timestamp.now();
  const attempts = mail.state === 'failed' ? 0 : mail.attempts;
  if (mail.state !== 'sending') {
    const due = { state: 'queued', attempts, nextAttemptAt, expiresAt: FieldValue.delete() };
    transaction.update(mailRef(before.id), due);
    transaction.update(stuckRef(before.id), due);
  }
  return { ...before, state: 'queued', attempts, nextAttemptAt };
};

/** Makes a stuck mail due, with its audit entry. */
export const retryInUnit = (
  work: Work,
  before: StuckMail,
  mail: Pick<Mail, 'state' | 'attempts'>,
): StuckMail => {
  const after = makeDue(work.transaction, before, mail);
  const { id, agencyId, state, attempts, reason } = before;
  const retried = { state: after.state, attempts: after.attempts };
  const subject = `stuckMail/${id}`;
  work.audit({ subject, agencyId }, { state, attempts, reason }, retried, { action: 'mail.retry' });
  return after;
};
