import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Mail, StuckMail } from '@domain/mail/mail.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { documentOf, serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { mailRef } from '../../records/mail.ts';
import { readStuck, stuckRef } from '../../records/stuck-mail.ts';

/**
 * Makes a mail due that does not leave: the next round takes it up. One that was given up gets all its attempts again;
 * one that is being sent this very moment is left to its sender. 404 where it has left meanwhile.
 */
export const retryMail: Operation<'mail.retry'> = ({ caller, params: { id } }) =>
  transact(async (transaction) => {
    const before = visibleTo(caller, 'stuckMail', await readStuck(id, transaction));
    const mail = documentOf<Mail>(await transaction.get(mailRef(id)));
    if (!mail || mail.state === 'sent') throw notFound('stuckMail');
    const nextAttemptAt = Timestamp.now();
    const attempts = mail.state === 'failed' ? 0 : mail.attempts;
    const after: StuckMail = { ...before, state: 'queued', attempts, nextAttemptAt };
    if (mail.state !== 'sending') {
      const due = { state: 'queued', attempts, nextAttemptAt, expiresAt: FieldValue.delete() };
      transaction.update(mailRef(id), due);
      transaction.update(stuckRef(id), due);
    }
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'mail.retry',
      subject: `stuckMail/${id}`,
      before: { state: before.state, attempts: before.attempts, reason: before.reason },
      after: { state: after.state, attempts: after.attempts },
    });
    const { expiresAt: _kept, ...told } = after;
    return serialised(told);
  });
