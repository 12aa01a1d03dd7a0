import type { Mail } from '@domain/mail/mail.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { notFound } from '../../errors/app-error.ts';
import { toRecord, serialise } from '../../firestore/db.ts';
import { makeDue } from '../../mail/make-due.ts';
import { mailRef } from '../../records/mail.ts';
import { readStuck } from '../../records/stuck-mail.ts';
import { unitOfWork } from '../../unit/unit-of-work.ts';

/** Queues a stuck mail for the next round. 404 once it was sent. */
export const retryMail = unitOfWork('mail.retry', async ({ work, caller, params: { id } }) => {
  const { transaction } = work;
  const before = visibleTo(caller, 'stuckMail', await readStuck(id, transaction));
  const mail = toRecord<Mail>(await transaction.get(mailRef(id)));
  if (!mail || mail.state === 'sent') throw notFound('stuckMail');
  const { expiresAt: _kept, ...view } = makeDue(work, before, mail);
  return serialise(view);
});
