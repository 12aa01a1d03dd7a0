import { Timestamp } from 'firebase-admin/firestore';
import { isOpen, type Membership } from '@domain/access/memberships.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import { leavesNoAdmin } from '@domain/team/last-admin.ts';
import {
  RESTORABLE_MS,
  TEAM_MAX,
  type TeamInvite,
  type TeamMember,
  type TeamRole,
} from '@domain/team/team.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import {
  changeMemberships,
  buildMembership,
  type AccountMemberships,
} from '../../auth/claims/memberships.ts';
import { syncClaimsSoon } from '../../auth/claims/sync-claims.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { refuseOverwriting } from '../../platform/firestore/stale.ts';
import { findOpenedAccounts } from '../../work/identity/accounts.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { updateInvitation, updatePendingInvitation } from '../../work/records/invitations.ts';
import { findAgencyMemberships, readMemberships } from '../../work/collections/memberships.ts';
import { teamInvites, toFormerMemberId, readTeamInvite } from '../../work/collections/team-invites.ts';
import { readUser } from '../../work/collections/users.ts';
import {
  getSecondFactorRule,
  sortRoles,
  toInvitedMember,
  toMember,
  filterTeamRoles,
} from '../../work/collections/team-member.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

interface RoleChange {
  readonly agencyId: string;
  readonly agency: Agency | undefined;
  readonly roles: readonly TeamRole[];
  readonly was: readonly TeamRole[] | undefined;
}

/** Returns uids of the agency's working admins: the caller, and others with a verified address. */
const findWorkingAdmins = async (
  work: Work,
  caller: Caller,
  agencyId: string,
): Promise<readonly string[]> => {
  const admins = await findAgencyMemberships(agencyId, ['admin'], TEAM_MAX, work);
  const uids = admins.filter(isOpen).map(({ userId }) => userId);
  const users = await Promise.all(uids.map((uid) => readUser(uid, work)));
  return uids.filter(
    (uid, index) => uid === caller.realUid || (users[index]?.emailVerified && !users[index].disabled),
  );
};

/** Changes or withdraws an invitation that isn't accepted yet. */
const changeInvite = async (
  work: Work,
  invite: TeamInvite,
  { roles, was }: RoleChange,
): Promise<TeamMember> => {
  refuseOverwriting(was && { roles: was }, { roles }, { roles: sortRoles(invite.roles) });

  const after: TeamInvite = { ...invite, roles, changedAt: Timestamp.now() };
  if (roles.length === 0) work.deleteById(teamInvites, invite.id);
  else work.set(teamInvites, after);

  await updateInvitation(
    work,
    `teamInvites/${invite.id}`,
    roles.length === 0 ? { state: 'withdrawn' } : { roles },
  );

  const action = roles.length === 0 ? 'team.withdrawInvite' : 'team.updateInvite';
  work.audit(
    { subject: `teamInvites/${invite.id}`, agencyId: invite.agencyId },
    { roles: invite.roles },
    { roles },
    { action },
  );

  return toInvitedMember(after);
};

/** A removed member's former roles are kept for a while, beside their now empty roles. */
const recordFormer = (work: Work, id: string, memberships: readonly Membership[], agencyId: string): void => {
  const [first] = memberships;
  if (!first) return;

  const { userId, displayName, email } = first;
  work.set(teamInvites, {
    id,
    agencyId,
    name: displayName,
    email: email.toLowerCase(),
    roles: sortRoles(memberships.map(({ role }) => role)),
    version: 0,
    changedAt: Timestamp.now(),
    formerUid: userId,
    expiresAt: Timestamp.fromMillis(Date.now() + RESTORABLE_MS),
  });
};

const changeRoles = (
  work: Work,
  caller: Caller,
  uid: string,
  { all, user }: AccountMemberships,
  { agencyId, agency, roles }: RoleChange,
): readonly Membership[] => {
  const memberships = filterTeamRoles(all, agencyId);
  const person = {
    agencyId,
    userId: uid,
    displayName: user?.displayName ?? memberships[0]?.displayName ?? '',
    email: user?.email ?? memberships[0]?.email ?? '',
  };
  const written = roles.map((role) =>
    buildMembership({ ...person, role, decidedBy: caller.realUid, ...getSecondFactorRule(agency) }),
  );
  const writtenIds = new Set(written.map(({ id }) => id));
  const ended = memberships.map(({ id }) => id).filter((id) => !writtenIds.has(id));

  changeMemberships(work, { all, user }, { written, ended });

  const formerId = toFormerMemberId(agencyId, uid);
  if (roles.length === 0) recordFormer(work, formerId, memberships, agencyId);
  else work.deleteById(teamInvites, formerId);

  const action =
    roles.length === 0 ? 'team.remove' : memberships.length === 0 ? 'team.restore' : 'team.update';
  work.audit(
    { subject: `users/${uid}`, agencyId },
    { roles: sortRoles(memberships.map(({ role }) => role)) },
    { roles },
    { action },
  );

  return written;
};

/** Sets a member's roles in the agency's team; without any they leave and can be restored for a day. 409 for the last admin, even concurrently. */
export const updateTeamMember = operationInSteps(
  'team.update',
  async ({ step, caller, params: { id }, body }) => {
    const agencyId = getAgency(caller);
    const roles = sortRoles(body.roles);
    const was = body.was && sortRoles(body.was);

    const { member, isInvite } = await step(async (work) => {
      const change: RoleChange = { agencyId, agency: await readAgency(agencyId, work), roles, was };
      const invite = await readTeamInvite(id, work);
      if (invite?.agencyId === agencyId && invite.formerUid === null)
        return { member: await changeInvite(work, invite, change), isInvite: true };

      const all = await readMemberships(id, work);
      const memberships = filterTeamRoles(all, agencyId);
      const former =
        memberships.length > 0 ? undefined : await readTeamInvite(toFormerMemberId(agencyId, id), work);
      if (memberships.length === 0 && !former) throw notFound();

      const user = await readUser(id, work);
      // A member whose account was deleted meanwhile can't be restored.
      if (former && !user) throw notFound();

      const stored = { roles: sortRoles(memberships.map(({ role }) => role)) };
      refuseOverwriting(was && { roles: was }, { roles }, stored);

      const admins = await findWorkingAdmins(work, caller, agencyId);
      if (leavesNoAdmin(admins, id, roles)) throw new AppError(409, 'team.lastAdmin', { property: 'roles' });

      const written = changeRoles(work, caller, id, { all, user }, change);

      // The invitee has never signed in.
      await updatePendingInvitation(
        work,
        `users/${id}`,
        roles.length === 0 ? { state: 'withdrawn' } : { roles },
      );

      const view = toMember(id, written.length > 0 ? written : memberships, 'active');

      return { member: { ...view, roles }, isInvite: false };
    });
    if (isInvite) return member;

    await syncClaimsSoon(id);

    const account = (await findOpenedAccounts([id])).get(id);

    return account ? { ...member, ...account } : { ...member, state: 'invited' };
  },
);
