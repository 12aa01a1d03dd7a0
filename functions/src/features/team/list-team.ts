import type { Membership } from '@domain/access/memberships.ts';
import { TEAM_MAX, TEAM_ROLES } from '@domain/team/team.ts';
import { getAgency } from '../../work/access/caller.ts';
import { findOpenedAccounts } from '../../work/identity/accounts.ts';
import type { Operation } from '../../work/operation.ts';
import { findAgencyMemberships } from '../../work/collections/memberships.ts';
import { findWaitingTeamInvites } from '../../work/collections/team-invites.ts';
import { toInvitedMember, toMember } from '../../work/collections/team-member.ts';

/** Returns the team of the caller's agency, without roles elsewhere. */
export const listTeam: Operation<'team.list'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const [memberships, invites] = await Promise.all([
    findAgencyMemberships(agencyId, TEAM_ROLES, TEAM_ROLES.length * TEAM_MAX),
    findWaitingTeamInvites(agencyId, TEAM_MAX),
  ]);
  const byPerson = new Map<string, Membership[]>();

  for (const membership of memberships)
    byPerson.set(membership.userId, [...(byPerson.get(membership.userId) ?? []), membership]);

  const opened = await findOpenedAccounts([...byPerson.keys()]);
  const members = [...byPerson].map(([uid, personRoles]) =>
    toMember(uid, personRoles, opened.has(uid) ? 'active' : 'invited', opened.get(uid)?.hasTwoStep),
  );

  return [...members, ...invites.map(toInvitedMember)].sort((a, b) => a.name.localeCompare(b.name));
};
