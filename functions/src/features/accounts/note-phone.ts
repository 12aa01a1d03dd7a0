import { notifyAccountChange } from '../../outgoing/mail/notify-account.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readUser } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

/** Emails and audits that the caller added or removed a phone, which the browser does at the identity provider. */
export const notePhone = operation('accounts.notePhone', async ({ work, caller, body: { change } }) => {
  const user = await readUser(caller.uid, work);
  if (!user) throw notFound();
  notifyAccountChange(work, user, change === 'added' ? 'phoneAdded' : 'phoneRemoved');
  work.audit({ subject: `users/${user.id}`, agencyId: null }, null, { phone: change });
  return { id: user.id };
});
