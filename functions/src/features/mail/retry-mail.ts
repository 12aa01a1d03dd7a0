import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { makeDue } from '../../outgoing/mail/make-due.ts';
import { mails } from '../../work/collections/mail.ts';
import { readStuck } from '../../work/collections/stuck-mail.ts';
import { operation } from '../../work/unit/operation.ts';

/** Queues a stuck mail for the next round. 404 once it was sent. */
export const retryMail = operation('mail.retry', async ({ work, caller, params: { id } }) => {
  const before = requireVisible(caller, 'stuckMail', await readStuck(id, work));
  const mail = await work.read(mails, id);
  if (!mail || mail.state === 'sent') throw notFound('stuckMail');
  const { expiresAt: _kept, ...view } = makeDue(work, before, mail);
  return serialise(view);
});
