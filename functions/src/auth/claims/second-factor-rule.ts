import { isTeamRole, TEAM_MAX, TEAM_ROLES } from '@domain/team/team.ts';
import { transact } from '../../work/unit/transact.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { findAgencyMemberships, readMemberships } from '../../work/collections/memberships.ts';
import { readUser } from '../../work/collections/users.ts';
import { changeMemberships } from './memberships.ts';

/** Updates one member's memberships to the agency's current second-factor rule. Writes only when they differ. */
const ask = (agencyId: string, uid: string): Promise<void> =>
  transact(async (work) => {
    const [agency, user, all] = await Promise.all([
      readAgency(agencyId, work),
      readUser(uid, work),
      readMemberships(uid, work),
    ]);
    const asksSecondFactor = agency?.asksSecondFactor === true;
    const written = all
      .filter((membership) => membership.agencyId === agencyId && isTeamRole(membership.role))
      .filter((membership) => (membership.asksSecondFactor === true) !== asksSecondFactor)
      .map((membership) => ({ ...membership, asksSecondFactor }));

    if (written.length > 0) changeMemberships(work, { all, user }, { written });
  });

/** Applies an agency's second-factor rule to its team, one transaction per member. Idempotent. Members who join meanwhile get it on their own. */
export const applySecondFactorRule = async (agencyId: string): Promise<void> => {
  const team = await findAgencyMemberships(agencyId, TEAM_ROLES, TEAM_ROLES.length * TEAM_MAX);
  for (const uid of new Set(team.map(({ userId }) => userId))) await ask(agencyId, uid);
};

/** Handles changes of an agency's second-factor rule; ignores others. */
export const onAgencyWritten = async (
  agencyId: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> => {
  if ((before === true) !== (after === true)) await applySecondFactorRule(agencyId);
};
