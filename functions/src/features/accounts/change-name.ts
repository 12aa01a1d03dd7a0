import { getFullName } from '@domain/people/names.ts';
import { auditAgencyId } from '../../access/own-agencies.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { prepareRename } from '../../identity/rename-person.ts';
import type { Operation } from '../../operation.ts';
import { readMemberships } from '../../records/memberships.ts';
import { readUser } from '../../records/users.ts';

/** Changes the caller's name and its copies. 403 for an acting admin. */
export const changeName: Operation<'accounts.changeName'> = async ({ caller, body }) => {
  const { uid, realUid } = caller;
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
  const displayName = getFullName(body);
  await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user || user.displayName === displayName) return;
    const rename = await prepareRename(transaction, user, await readMemberships(uid, transaction));
    rename(body);
    recordAudit(transaction, caller, {
      agencyId: auditAgencyId(caller, user.agencyIds),
      action: 'accounts.changeName',
      subject: `users/${uid}`,
      before: { displayName: user.displayName },
      after: { displayName },
    });
  });
  return { displayName };
};
