import { impersonate as actedAs } from '../../auth/access/impersonation.ts';
import { refuseAtBarrier } from '../../auth/access/authenticate.ts';
import { runOutsideCall } from '../../platform/firestore/call-steps.ts';
import { getActingToken } from '../../auth/identity/acting-token.ts';
import { readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/**
 * Lets an admin act as a user in all agencies of that user the admin administers; each agency's audit records both names.
 * 403 when not allowed, or when the account may not enter. Repeats aren't replayed, because the token must not be stored.
 */
export const impersonate = operationInSteps(
  'accounts.impersonate',
  async ({ step, caller, body: { userId } }) => {
    const { realUid, everywhere } = caller;

    const claims = await runOutsideCall(() =>
      step(
        async (work) => {
          const acted = actedAs(everywhere, await readUser(userId, work));
          refuseAtBarrier(acted.claims);
          for (const agencyId of acted.claims.agencies)
            work.audit({ subject: `users/${userId}`, agencyId }, null, null, {
              action: 'accounts.impersonate',
              by: { uid: acted.user.id, realUid },
            });
          return acted.claims;
        },
        { action: null },
      ),
    );

    const acting = {
      actsAs: userId,
      actedBy: realUid,
      actedVersion: everywhere.accessVersion,
      ...(everywhere.hasSecondFactor ? { actedSecondFactor: true } : {}),
    };

    return { token: await getActingToken(acting, claims) };
  },
);
