import type { Mail } from '@domain/mail/mail.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { dropMail as takeBack } from '../../outgoing/mail/delivery.ts';
import { mailRef } from '../../work/records/mail.ts';
import { readStuck } from '../../work/records/stuck-mail.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';

/** Drops a stuck mail. 404 once it was sent; 409 while sending, because it may have left. */
export const dropMail = unitOfWork('mail.drop', async ({ work, caller, params: { id } }) => {
  const { transaction } = work;
  const before = requireVisible(caller, 'stuckMail', await readStuck(id, transaction));
  const mail = toRecord<Mail>(await transaction.get(mailRef(id)));
  if (mail?.state === 'sent') throw notFound('stuckMail');
  if (mail?.state === 'sending' && mail.nextAttemptAt.toMillis() > Date.now())
    throw new AppError(409, 'mail.underWay');

  takeBack(transaction, id);

  const { agencyId, kind, state, attempts, reason } = before;
  work.audit({ subject: `stuckMail/${id}`, agencyId }, { kind, state, attempts, reason }, null);

  return { id };
});
