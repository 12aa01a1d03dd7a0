import type { Membership } from '@domain/access/memberships.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import {
  isTeamRole,
  TEAM_ROLES,
  type MemberState,
  type TeamInvite,
  type TeamMember,
  type TeamRole,
} from '@domain/team/team.ts';

export const filterTeamRoles = (all: readonly Membership[], agencyId: string): readonly Membership[] =>
  all.filter((membership) => membership.agencyId === agencyId && isTeamRole(membership.role));

/** Returns the team's second-factor rule, as memberships repeat it. */
export const getSecondFactorRule = (agency: Agency | undefined): Pick<Membership, 'asksSecondFactor'> =>
  agency?.asksSecondFactor ? { asksSecondFactor: true } : {};

export const sortRoles = (roles: readonly string[]): readonly TeamRole[] =>
  TEAM_ROLES.filter((role) => roles.includes(role));

/** Returns a member as the agency's admins see them. */
export const toMember = (
  id: string,
  memberships: readonly Pick<Membership, 'role' | 'displayName' | 'email' | 'decidedAt'>[],
  state: MemberState,
  hasTwoStep = false,
): TeamMember => {
  const [first] = memberships;
  const changes = memberships.flatMap(({ decidedAt }) => decidedAt?.toMillis() ?? []);

  return {
    id,
    name: first?.displayName ?? '',
    email: first?.email ?? '',
    roles: sortRoles(memberships.map(({ role }) => role)),
    state,
    hasTwoStep,
    changedAt: changes.length > 0 ? new Date(Math.max(...changes)).toISOString() : null,
  };
};

export const toInvitedMember = ({ id, name, email, roles, changedAt }: TeamInvite): TeamMember => ({
  id,
  name,
  email,
  roles: sortRoles(roles),
  state: 'invited',
  hasTwoStep: false,
  changedAt: new Date(changedAt.toMillis()).toISOString(),
});
