import { Timestamp } from 'firebase-admin/firestore';
import { getFullName, type PersonName } from '@domain/people/names.ts';
import type { TeamInvite, TeamMember } from '@domain/team/team.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { refuseOverwriting } from '../../platform/firestore/stale.ts';
import { findOpenedAccounts } from '../../work/identity/accounts.ts';
import { renamePerson } from '../../auth/identity/rename-person.ts';
import { toInvitedMember, toMember, filterTeamRoles } from '../../work/collections/team-member.ts';
import { updateInvitation } from '../../work/records/invitations.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { teamInvites, readTeamInvite } from '../../work/collections/team-invites.ts';
import { readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

interface NameChange {
  readonly person: PersonName;
  readonly was: string | undefined;
}

/** An invitation's name belongs to its agency, independent of the account's name. */
const renameInvite = async (
  work: Work,
  invite: TeamInvite,
  { person, was }: NameChange,
): Promise<TeamMember> => {
  const name = getFullName(person);
  refuseOverwriting(was === undefined ? undefined : { name: was }, { name }, { name: invite.name });

  const after: TeamInvite = { ...invite, name, changedAt: Timestamp.now() };
  work.set(teamInvites, after);
  await updateInvitation(work, `teamInvites/${invite.id}`, { name });

  work.audit(
    { subject: `teamInvites/${invite.id}`, agencyId: invite.agencyId },
    { name: invite.name },
    { name },
  );

  return toInvitedMember(after);
};

const prepareMemberRename = async (
  work: Work,
  caller: Caller,
  uid: string,
  { person, was }: NameChange,
): Promise<TeamMember> => {
  const agencyId = getAgency(caller);
  const all = await readMemberships(uid, work);
  const memberships = filterTeamRoles(all, agencyId);
  const user = await readUser(uid, work);
  if (memberships.length === 0 || !user) throw notFound();
  if (all.some((membership) => membership.agencyId !== agencyId))
    throw new AppError(409, 'team.nameElsewhere');

  const { displayName: before } = user;
  const name = getFullName(person);
  refuseOverwriting(was === undefined ? undefined : { name: was }, { name }, { name: before });

  await renamePerson(work, user, all, person);
  work.audit({ subject: `users/${uid}`, agencyId }, { displayName: before }, { displayName: name });

  return toMember(
    uid,
    memberships.map((membership) => ({ ...membership, displayName: name })),
    'active',
  );
};

/** Renames a member of the caller's agency team. 409 for a person who also works with another agency, which reads the same name: they change it themselves. */
export const renameTeamMember = operationInSteps(
  'team.rename',
  async ({ step, caller, params: { id }, body: { was, ...person } }) => {
    const { member, isInvite } = await step(async (work) => {
      const invite = await readTeamInvite(id, work);
      const isOwn = invite?.agencyId === getAgency(caller) && invite.formerUid === null;
      const change = { person, was };
      return isOwn
        ? { member: await renameInvite(work, invite, change), isInvite: true }
        : { member: await prepareMemberRename(work, caller, id, change), isInvite: false };
    });
    if (isInvite) return member;

    const account = (await findOpenedAccounts([id])).get(id);

    return account ? { ...member, ...account } : { ...member, state: 'invited' };
  },
);
