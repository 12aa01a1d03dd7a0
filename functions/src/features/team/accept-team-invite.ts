import { randomBytes } from 'node:crypto';
import { changeMemberships, endSessions, buildMembership } from '../../auth/claims/memberships.ts';
import { syncClaims } from '../../auth/claims/sync-claims.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { auth } from '../../platform/firestore/db.ts';
import { findAccount } from '../../work/identity/accounts.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { updateInvitation } from '../../work/records/invitations.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { teamInvites } from '../../work/collections/team-invites.ts';
import { users, readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { findInvite, linkSpent, readTeamLink } from './invite-access.ts';
import { getSecondFactorRule, filterTeamRoles } from '../../work/collections/team-member.ts';
import { queueTeamAccount } from '../../auth/invitations/team-mail.ts';

/** Resets an unverified account's password: another person may have created it and waited for this. The link now verifies the address. */
const reclaim = async (uid: string): Promise<void> => {
  await auth().updateUser(uid, { password: randomBytes(24).toString('base64url'), emailVerified: true });
  await auth().revokeRefreshTokens(uid);
};

/** Makes the invited account a member. The mailed link proves the owner, because an account without an agency can't sign in. 410 when used. */
export const acceptTeamInvite = operationInSteps('team.acceptInvite', async ({ step, query: { token } }) => {
  const link = await readTeamLink(token);
  const { uid, isProven } = await recordStep(async () => {
    const account = await findAccount((await findInvite(link)).email);
    if (!account || account.disabled || !(await readUser(account.uid))) throw linkSpent();
    return { uid: account.uid, isProven: account.emailVerified };
  });

  if (!isProven) await recordStep(() => reclaim(uid));

  const email = await step(
    async (work) => {
      const invite = await findInvite(link, work);
      const { id, agencyId, roles } = invite;
      const agency = await readAgency(agencyId, work);
      const user = await readUser(uid, work);
      const all = await readMemberships(uid, work);
      if (!agency) throw notFound();
      if (!user || user.disabled || user.email.toLowerCase() !== invite.email) throw linkSpent();

      const currentRoles = new Set<string>(filterTeamRoles(all, agencyId).map(({ role }) => role));
      const { displayName, email: address } = user;
      const person = { agencyId, userId: uid, displayName, email: address };
      const written = roles
        .filter((role) => !currentRoles.has(role))
        .map((role) => buildMembership({ ...person, role, decidedBy: uid, ...getSecondFactorRule(agency) }));

      changeMemberships(work, { all, user }, { written });
      work.deleteById(teamInvites, id);
      await updateInvitation(work, `teamInvites/${id}`, { state: 'accepted' });

      if (!isProven) {
        const version = (user.passwordVersion ?? 0) + 1;

        endSessions(work, user);
        work.updateById(users, uid, { emailVerified: true, passwordVersion: version });

        queueTeamAccount(work, `team-account_${id}`, {
          uid,
          name: displayName,
          to: address,
          locale: user.locale,
          agency,
          version,
        });
      }

      work.audit({ subject: `users/${uid}`, agencyId }, null, { roles });

      return address;
    },
    { author: { link: `teamInvites/${link.subject}` } },
  );

  await syncClaims(uid);

  return { email, choosesPassword: !isProven };
});
