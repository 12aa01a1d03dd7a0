import { getAgency } from '../../work/access/caller.ts';
import { endSessions } from '../../auth/claims/memberships.ts';
import { syncClaims } from '../../auth/claims/sync-claims.ts';
import { findAccountById } from '../../work/identity/accounts.ts';
import { filterTeamRoles } from '../../work/collections/team-member.ts';
import { notifyAccountChange } from '../../outgoing/mail/notify-account.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { auth } from '../../platform/firestore/db.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/**
 * Removes all phones of a member of the caller's team and ends their sessions. 409 for the caller's own, and for a person who is
 * also on another agency's team: their phones protect that agency too, so only the platform's operator removes them.
 */
export const removePhones = operationInSteps(
  'team.removePhones',
  async ({ step, caller, params: { id } }) => {
    const agencyId = getAgency(caller);
    if (id === caller.uid) throw new AppError(409, 'team.phonesOwn');

    const account = await findAccountById(id);
    await step(async (work) => {
      const all = await readMemberships(id, work);
      const user = await readUser(id, work);
      const agency = await readAgency(agencyId, work);
      if (filterTeamRoles(all, agencyId).length === 0 || !user || !account) throw notFound();

      const isElsewhere = all.some(
        (membership) =>
          membership.agencyId !== agencyId && filterTeamRoles([membership], membership.agencyId).length > 0,
      );
      if (isElsewhere) throw new AppError(409, 'team.phonesElsewhere');

      endSessions(work, user);
      notifyAccountChange(work, user, 'phonesRemoved', agency?.publicName ?? '');
      const phones = account.multiFactor?.enrolledFactors.length ?? 0;
      work.audit({ subject: `users/${id}`, agencyId }, { phones }, { phones: 0 });
    });

    await auth().updateUser(id, { multiFactor: { enrolledFactors: null } });
    await auth().revokeRefreshTokens(id);
    await syncClaims(id);

    return { id };
  },
);
