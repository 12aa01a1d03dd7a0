import type { Mail } from '@domain/mail/mail.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { toRecord, serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { auditedRetry, makeDue } from '../../mail/make-due.ts';
import type { Operation } from '../../operation.ts';
import { mailRef } from '../../records/mail.ts';
import { readStuck } from '../../records/stuck-mail.ts';

/** Queues a stuck mail for the next round. 404 once it was sent. */
export const retryMail: Operation<'mail.retry'> = ({ caller, params: { id } }) =>
  transact(async (transaction) => {
    const before = visibleTo(caller, 'stuckMail', await readStuck(id, transaction));
    const mail = toRecord<Mail>(await transaction.get(mailRef(id)));
    if (!mail || mail.state === 'sent') throw notFound('stuckMail');
    const after = makeDue(transaction, before, mail);
    recordAudit(transaction, caller, auditedRetry(before, after));
    const { expiresAt: _kept, ...view } = after;
    return serialise(view);
  });
