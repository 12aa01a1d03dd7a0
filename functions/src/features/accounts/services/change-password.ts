import { RECENT_SIGN_IN_SECONDS } from '@domain/accounts/accounts.api.ts';
import { endSessions } from '../../../claims/memberships.ts';
import { syncClaims } from '../../../claims/sync-claims.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { auth } from '../../../firestore/db.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Session } from '../../../http/session.ts';
import { readUser } from '../../../identity/accounts.ts';
import { setPasswordVersion } from '../store.ts';

/**
 * Changes the caller's own password. Reset links mailed before are spent with it, and every session ends. 403 when the
 * last sign-in is too long ago, so that an open browser is not enough, and for an admin who acts as somebody else.
 */
export const changePassword = async (session: Session, newPassword: string): Promise<void> => {
  const { uid, realUid, signedInAt } = session;
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
  if (Date.now() / 1000 - signedInAt > RECENT_SIGN_IN_SECONDS) throw new AppError(403, 'auth.recentLogin');
  await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user) throw new AppError(403, 'auth.forbidden');
    const version = user.passwordVersion ?? 0;
    setPasswordVersion(transaction, uid, version + 1);
    endSessions(transaction, user);
    recordAudit(transaction, session, {
      agencyId: null,
      action: 'accounts.changePassword',
      subject: `users/${uid}`,
      before: { passwordVersion: version },
      after: { passwordVersion: version + 1 },
    });
  });
  await auth().updateUser(uid, { password: newPassword });
  await auth().revokeRefreshTokens(uid);
  await syncClaims(uid);
};
