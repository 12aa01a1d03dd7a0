import { FieldValue } from 'firebase-admin/firestore';
import { RECENT_SIGN_IN_SECONDS } from '@domain/accounts/accounts.api.ts';
import { notifyAccountChange } from '../../outgoing/mail/notify-account.ts';
import { endSessions } from '../../auth/claims/memberships.ts';
import { syncClaims } from '../../auth/claims/sync-claims.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { auth } from '../../platform/firestore/db.ts';
import { users, readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Changes the caller's password, expires reset links and signs out all sessions. 403 when the last sign-in is too old, and for an acting admin. */
export const changePassword = operationInSteps(
  'accounts.changePassword',
  async ({ step, caller, body: { newPassword } }) => {
    const { uid, realUid, signedInAt } = caller;
    if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
    if (Date.now() / 1000 - signedInAt > RECENT_SIGN_IN_SECONDS) throw new AppError(403, 'auth.recentLogin');

    await step(async (work) => {
      const user = await readUser(uid, work);
      if (!user) throw new AppError(403, 'auth.forbidden');

      const version = user.passwordVersion ?? 0;
      // Also cancels an impostor's pending change of address.
      work.updateById(users, uid, { passwordVersion: version + 1, pendingEmail: FieldValue.delete() });
      endSessions(work, user);
      notifyAccountChange(work, user, 'password');

      work.audit(
        { subject: `users/${uid}`, agencyId: null },
        { passwordVersion: version },
        { passwordVersion: version + 1 },
      );
    });

    await auth().updateUser(uid, { password: newPassword });
    await auth().revokeRefreshTokens(uid);
    await syncClaims(uid);

    return { status: 'success' };
  },
);
