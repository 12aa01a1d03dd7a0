import { syncClaims } from '../../claims/sync-claims.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { auth } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { findAccountById } from '../../identity/accounts.ts';
import { noteArrived } from '../../records/invitations.ts';
import { readUser, updateUser } from '../../records/users.ts';
import type { LinkToken } from '../../tokens/tokens.ts';

const spent = (): AppError => new AppError(410, 'account.emailLinkSpent');

/**
 * Takes the address of a new account for proven, by the link that was mailed there: nobody else could follow it. A second
 * press gets the same answer. 410 once the account has another address.
 */
export const proveAddress = async ({ subject: uid, version }: LinkToken): Promise<string> => {
  const account = await findAccountById(uid);
  const email = await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    const isCurrent = user && (user.emailVersion ?? 0) === version;
    if (!isCurrent || account?.email?.toLowerCase() !== user.email.toLowerCase()) throw spent();
    if (!user.emailVerified) {
      updateUser(transaction, uid, { emailVerified: true });
      recordAudit(
        transaction,
        { link: `users/${uid}` },
        {
          agencyId: null,
          action: 'accounts.proveAddress',
          subject: `users/${uid}`,
          before: { emailVerified: false },
          after: { emailVerified: true },
        },
      );
    }
    return user.email;
  });
  await auth().updateUser(uid, { emailVerified: true });
  await Promise.all([noteArrived(uid), syncClaims(uid)]);
  return email;
};
