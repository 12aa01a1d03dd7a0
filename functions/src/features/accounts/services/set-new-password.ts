import { recordAudit } from '../../../firestore/audit.ts';
import { auth } from '../../../firestore/db.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError } from '../../../http/app-error.ts';
import { readUser } from '../../../identity/accounts.ts';
import { readToken, type LinkToken } from '../../../tokens/tokens.ts';
import { setPasswordVersion } from '../store.ts';

const spent = (): AppError => new AppError(410, 'password.linkSpent');

const readLink = async (oobCode: string): Promise<LinkToken> => {
  try {
    return await readToken(oobCode, ['password-reset']);
  } catch (error) {
    if (error instanceof AppError) throw spent();
    throw error;
  }
};

/**
 * Changes the password of the account a mailed link is for and answers its address. The link is spent first, so that of
 * two who use it at once only one gets through; every session of the account ends. 410 when it has expired, was used, or
 * is none.
 */
export const setNewPassword = async (oobCode: string, newPassword: string): Promise<string> => {
  const { subject: uid, version } = await readLink(oobCode);
  const email = await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user || (user.passwordVersion ?? 0) !== version) throw spent();
    setPasswordVersion(transaction, uid, version + 1);
    recordAudit(
      transaction,
      { link: `users/${uid}` },
      {
        agencyId: null,
        action: 'accounts.setPassword',
        subject: `users/${uid}`,
        before: { passwordVersion: version },
        after: { passwordVersion: version + 1 },
      },
    );
    return user.email;
  });
  await auth().updateUser(uid, { password: newPassword });
  await auth().revokeRefreshTokens(uid);
  return email;
};
