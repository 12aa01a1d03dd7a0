import { FieldValue } from 'firebase-admin/firestore';
import { endSessions } from '../../claims/memberships.ts';
import { syncClaims } from '../../claims/sync-claims.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { auth } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { prepareAnswer } from '../../records/invitations.ts';
import { readUser, updateUser } from '../../records/users.ts';
import { readToken, type LinkToken } from '../../tokens/tokens.ts';

const spent = (): AppError => new AppError(410, 'password.linkSpent');

const readLink = async (oobCode: string): Promise<LinkToken> => {
  try {
    return await readToken(oobCode, ['password-reset', 'account-invite']);
  } catch (error) {
    if (error instanceof AppError) throw spent();
    throw error;
  }
};

/**
 * Changes the password of the account a mailed link is for, an invitation's too, and answers its address. The link is spent first, so that of
 * two who use it at once only one gets through; every session of the account ends. 410 when it has expired, was used, or
 * is none.
 */
export const setNewPassword: Operation<'user.setNewPassword'> = async ({
  body: { oobCode, newPassword },
}) => {
  const { kind, subject: uid, version } = await readLink(oobCode);
  // Nobody but its owner could follow a link that was mailed to this address.
  const proven = kind === 'account-invite' ? { emailVerified: true } : {};
  const email = await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user || (user.passwordVersion ?? 0) !== version) throw spent();
    const settle = await prepareAnswer(transaction, `users/${uid}`);
    // Whoever wants another address without being who they say is kept out by this as well.
    updateUser(transaction, uid, { passwordVersion: version + 1, pendingEmail: FieldValue.delete() });
    endSessions(transaction, user);
    settle({ state: 'accepted' });
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
  await auth().updateUser(uid, { password: newPassword, ...proven });
  await auth().revokeRefreshTokens(uid);
  await syncClaims(uid);
  return {
    status: 'success',
    email: email,
  };
};
