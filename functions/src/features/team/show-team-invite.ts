import type { Operation } from '../../work/operation.ts';
import { readBrand } from '../../work/collections/agencies.ts';
import { findInvite, readTeamLink } from './invite-access.ts';
import { sortRoles } from '../../work/collections/team-member.ts';

/** Returns what an invitation is for, without the invitee's data, because links get forwarded. */
export const showTeamInvite: Operation<'team.showInvite'> = async ({ query: { token } }) => {
  const { agencyId, roles } = await findInvite(await readTeamLink(token));
  return { agency: await readBrand(agencyId), roles: sortRoles(roles) };
};
