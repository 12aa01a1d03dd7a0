import { FieldValue } from 'firebase-admin/firestore';
import { notifyAccountChange } from '../../outgoing/mail/notify-account.ts';
import { endSessions } from '../../auth/claims/memberships.ts';
import { syncClaims } from '../../auth/claims/sync-claims.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { auth } from '../../platform/firestore/db.ts';
import { updatePendingInvitation } from '../../work/records/invitations.ts';
import { users, readUser } from '../../work/collections/users.ts';
import { readToken, type LinkToken } from '../../work/tokens/tokens.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

const createSpentError = (): AppError => new AppError(410, 'password.linkSpent');

const readLink = async (oobCode: string): Promise<LinkToken> => {
  try {
    return await readToken(oobCode, ['password-reset', 'account-invite']);
  } catch (error) {
    if (error instanceof AppError) throw createSpentError();
    throw error;
  }
};

/** Sets a password by a mailed link and ends every session. The link is spent first, so of two concurrent uses one wins. 410: expired, used or unknown. */
export const setNewPassword = operationInSteps(
  'user.setNewPassword',
  async ({ step, body: { oobCode, newPassword } }) => {
    const { kind, subject: uid, version } = await readLink(oobCode);
    // Only its owner could follow a link mailed to this address.
    const proven = kind === 'account-invite' ? { emailVerified: true } : {};

    const email = await step(
      async (work) => {
        const user = await readUser(uid, work);
        if (!user || (user.passwordVersion ?? 0) !== version) throw createSpentError();

        // Also cancels an impostor's pending change of address.
        work.updateById(users, uid, { passwordVersion: version + 1, pendingEmail: FieldValue.delete() });
        endSessions(work, user);
        if (kind === 'password-reset') notifyAccountChange(work, user, 'password');
        await updatePendingInvitation(work, `users/${uid}`, { state: 'accepted' });

        work.audit(
          { subject: `users/${uid}`, agencyId: null },
          { passwordVersion: version },
          { passwordVersion: version + 1 },
        );

        return user.email;
      },
      { author: { link: `users/${uid}` }, action: 'accounts.setPassword' },
    );

    await auth().updateUser(uid, { password: newPassword, ...proven });
    await auth().revokeRefreshTokens(uid);
    await syncClaims(uid);

    return {
      status: 'success',
      email,
    };
  },
);
