import { impersonate as actedAs } from '../../auth/access/impersonation.ts';
import { readUser } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

/** Audits the end of an acting session in each agency where its start was audited. The browser has dropped the token. */
export const stopActing = operation('accounts.stopActing', async ({ work, caller, body: { userId } }) => {
  const acted = actedAs(caller.everywhere, await readUser(userId, work));
  for (const agencyId of acted.claims.agencies)
    work.audit({ subject: `users/${userId}`, agencyId }, null, null);
  return { id: userId };
});
