import type { Operations } from '../../work/operation.ts';
import { acceptTeamInvite } from './accept-team-invite.ts';
import { addTeamMember } from './add-team-member.ts';
import { listTeam } from './list-team.ts';
import { removePhones } from './remove-phones.ts';
import { renameTeamMember } from './rename-team-member.ts';
import { sendTeamLink } from './send-team-link.ts';
import { showTeamInvite } from './show-team-invite.ts';
import { updateTeamMember } from './update-team-member.ts';

export const team = {
  'team.acceptInvite': acceptTeamInvite,
  'team.create': addTeamMember,
  'team.list': listTeam,
  'team.removePhones': removePhones,
  'team.rename': renameTeamMember,
  'team.sendNewLink': sendTeamLink,
  'team.showInvite': showTeamInvite,
  'team.update': updateTeamMember,
} satisfies Partial<Operations>;
