import { isTeamRole, TEAM_MAX, TEAM_ROLES } from '@domain/team/team.ts';
import { transact } from '../firestore/transact.ts';
import { readAgency } from '../records/agencies.ts';
import { membershipsOfAgency, readMemberships } from '../records/memberships.ts';
import { readUser } from '../records/users.ts';
import { changeMemberships } from './memberships.ts';

/** Makes one member's memberships say what their agency asks for now. Nothing is written where they do already. */
const ask = (agencyId: string, uid: string): Promise<void> =>
  transact(async (transaction) => {
    const [agency, user, all] = await Promise.all([
      readAgency(agencyId, transaction),
      readUser(uid, transaction),
      readMemberships(uid, transaction),
    ]);
    const asksSecondFactor = agency?.asksSecondFactor === true;
    const written = all
      .filter((one) => one.agencyId === agencyId && isTeamRole(one.role))
      .filter((one) => (one.asksSecondFactor === true) !== asksSecondFactor)
      .map((one) => ({ ...one, asksSecondFactor }));
    if (written.length > 0) changeMemberships(transaction, { all, user }, { written });
  });

/**
 * Asks everybody in an agency's team for a second factor, or no longer, as the agency's record says by now. One
 * transaction a member, so that hundreds are no hindrance; safe to repeat, and to run twice at once. Whoever joins meanwhile
 * is asked by their own transaction.
 */
export const askForSecondFactor = async (agencyId: string): Promise<void> => {
  const team = await membershipsOfAgency(agencyId, TEAM_ROLES, TEAM_ROLES.length * TEAM_MAX);
  for (const uid of new Set(team.map(({ userId }) => userId))) await ask(agencyId, uid);
};

/** Follows a change of an agency's record; what else changes on it is none of ours. */
export const onAgencyWritten = async (
  agencyId: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> => {
  if ((before === true) !== (after === true)) await askForSecondFactor(agencyId);
};
