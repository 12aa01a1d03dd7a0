import { TEAM_MAX, TEAM_ROLES } from '@domain/team/team.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import {
  findEarlierAccount,
  inviteOwner,
  makeTeamAccount,
  type IntoTeam,
} from '../../auth/invitations/team-accounts.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { findAgencyMemberships } from '../../work/collections/memberships.ts';
import { findWaitingTeamInvites } from '../../work/collections/team-invites.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';

const inviteOnce = (step: Step, uid: string, into: IntoTeam): Promise<string> =>
  step(
    async (work) => {
      const { agency, person } = into;
      const memberships = await findAgencyMemberships(
        agency.id,
        TEAM_ROLES,
        TEAM_ROLES.length * TEAM_MAX,
        work,
      );
      const waiting = await findWaitingTeamInvites(agency.id, TEAM_MAX, work);
      const to = person.email.toLowerCase();
      if (memberships.some(({ userId }) => userId === uid))
        throw new AppError(409, 'team.inTeam', { property: 'email' });
      if (waiting.some((invite) => invite.email === to))
        throw new AppError(409, 'team.invited', { property: 'email' });
      if (waiting.length >= TEAM_MAX) throw new AppError(409, 'team.full', { values: { max: TEAM_MAX } });

      return inviteOwner(work, into);
    },
    { action: null },
  );

/** Adds a person to the caller's agency team. An address with an account is mailed an invitation and joins on acceptance. 409 for members and invitees. */
export const addTeamMember = operationInSteps('team.create', async ({ step, caller, body, locale }) => {
  const agency = await readAgency(getAgency(caller));
  if (!agency) throw notFound();
  const team = await findAgencyMemberships(agency.id, TEAM_ROLES, TEAM_ROLES.length * TEAM_MAX);
  if (new Set(team.map(({ userId }) => userId)).size >= TEAM_MAX)
    throw new AppError(409, 'team.full', { values: { max: TEAM_MAX } });
  const into: IntoTeam = { caller, agency, person: body, locale };
  const accountId = await findEarlierAccount(body.email);
  return { id: accountId === null ? await makeTeamAccount(into) : await inviteOnce(step, accountId, into) };
});
