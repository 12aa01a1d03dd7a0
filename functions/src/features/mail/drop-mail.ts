import type { Mail } from '@domain/mail/mail.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { toRecord } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { dropMail as takeBack } from '../../mail/delivery.ts';
import type { Operation } from '../../operation.ts';
import { mailRef } from '../../records/mail.ts';
import { readStuck } from '../../records/stuck-mail.ts';

/** Drops a stuck mail. 404 once it was sent; 409 while sending, because it may have left. */
export const dropMail: Operation<'mail.drop'> = ({ caller, params: { id } }) =>
  transact(async (transaction) => {
    const before = visibleTo(caller, 'stuckMail', await readStuck(id, transaction));
    const mail = toRecord<Mail>(await transaction.get(mailRef(id)));
    if (mail?.state === 'sent') throw notFound('stuckMail');
    if (mail?.state === 'sending' && mail.nextAttemptAt.toMillis() > Date.now())
      throw new AppError(409, 'mail.underWay');
    takeBack(transaction, id);
    const { agencyId, kind, state, attempts, reason } = before;
    recordAudit(transaction, caller, {
      agencyId,
      action: 'mail.drop',
      subject: `stuckMail/${id}`,
      before: { kind, state, attempts, reason },
      after: null,
    });
    return { id };
  });
