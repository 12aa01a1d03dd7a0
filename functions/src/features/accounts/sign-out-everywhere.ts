import { endSessions } from '../../auth/claims/memberships.ts';
import { syncClaims } from '../../auth/claims/sync-claims.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { auth } from '../../platform/firestore/db.ts';
import { readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Ends every session of the caller's account, including this one. 403 for an acting admin. */
export const signOutEverywhere = operationInSteps('accounts.signOutEverywhere', async ({ step, caller }) => {
  const { uid, realUid } = caller;
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');

  await step(async (work) => {
    const user = await readUser(uid, work);
    if (!user) throw new AppError(403, 'auth.forbidden');
    endSessions(work, user);
    work.audit({ subject: `users/${uid}`, agencyId: null }, null, null);
  });

  await auth().revokeRefreshTokens(uid);
  await syncClaims(uid);

  return { status: 'success' };
});
