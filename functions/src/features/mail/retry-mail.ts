import type { Mail } from '@domain/mail/mail.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { toRecord, serialise } from '../../platform/firestore/db.ts';
import { makeDue } from '../../outgoing/mail/make-due.ts';
import { mailRef } from '../../work/records/mail.ts';
import { readStuck } from '../../work/records/stuck-mail.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';

/** Queues a stuck mail for the next round. 404 once it was sent. */
export const retryMail = unitOfWork('mail.retry', async ({ work, caller, params: { id } }) => {
  const { transaction } = work;
  const before = requireVisible(caller, 'stuckMail', await readStuck(id, transaction));
  const mail = toRecord<Mail>(await transaction.get(mailRef(id)));
  if (!mail || mail.state === 'sent') throw notFound('stuckMail');
  const { expiresAt: _kept, ...view } = makeDue(work, before, mail);
  return serialise(view);
});
