import type { Operation } from '../../operation.ts';
import { readBrand } from '../../records/agencies.ts';
import { inviteOf, readTeamLink } from './invite-access.ts';
import { inOrder } from '../../invitations/team-member.ts';

/** What an invitation is to; of whoever is invited nothing, as links are forwarded. */
export const showTeamInvite: Operation<'team.showInvite'> = async ({ query: { token } }) => {
  const { agencyId, roles } = await inviteOf(await readTeamLink(token));
  return { agency: await readBrand(agencyId), roles: inOrder(roles) };
};
