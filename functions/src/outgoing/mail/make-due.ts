import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Mail, StuckMail } from '@domain/mail/mail.ts';
import type { Work } from '../../work/unit/work.ts';
import { mailRef } from '../../work/collections/mail.ts';
import { getStuckRef } from '../../work/collections/stuck-mail.ts';

/** Makes a stuck mail due for the next round; one that failed permanently gets all attempts again. Returns its admin copy. */
export const makeDue = (work: Work, before: StuckMail, mail: Pick<Mail, 'state' | 'attempts'>): StuckMail => {
  const { id, agencyId, state, reason } = before;
  const nextAttemptAt = Timestamp.now();
  const attempts = mail.state === 'failed' ? 0 : mail.attempts;

  if (mail.state !== 'sending') {
    const due = { state: 'queued', attempts, nextAttemptAt, expiresAt: FieldValue.delete() };
    work.transaction.update(mailRef(id), due);
    work.transaction.update(getStuckRef(id), due);
  }

  const after = { state: 'queued', attempts } as const;
  const subject = `stuckMail/${id}`;

  work.audit({ subject, agencyId }, { state, attempts: before.attempts, reason }, after, {
    action: 'mail.retry',
  });

  return { ...before, ...after, nextAttemptAt };
};
