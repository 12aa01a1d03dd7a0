import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { dropMail as takeBack } from '../../outgoing/mail/delivery.ts';
import { mails } from '../../work/collections/mail.ts';
import { readStuck } from '../../work/collections/stuck-mail.ts';
import { operation } from '../../work/unit/operation.ts';

/** Drops a stuck mail. 404 once it was sent; 409 while sending, because it may have left. */
export const dropMail = operation('mail.drop', async ({ work, caller, params: { id } }) => {
  const before = requireVisible(caller, 'stuckMail', await readStuck(id, work));
  const mail = await work.read(mails, id);
  if (mail?.state === 'sent') throw notFound('stuckMail');
  if (mail?.state === 'sending' && mail.nextAttemptAt.toMillis() > Date.now())
    throw new AppError(409, 'mail.underWay');

  takeBack(work, id);

  const { agencyId, kind, state, attempts, reason } = before;
  work.audit({ subject: `stuckMail/${id}`, agencyId }, { kind, state, attempts, reason }, null);

  return { id };
});
