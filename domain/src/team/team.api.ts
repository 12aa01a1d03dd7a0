import { only, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';
import { teamMemberPatchSchema, teamMemberSchema } from './team.schema.ts';
import type { TeamMember } from './team.ts';

const admin = only('admin');
const id = exactly({ id: idSchema });
const changed = [...WRITE_ERRORS];

export const teamApi = {
  'team.list': endpoint<readonly TeamMember[]>()({
    method: 'GET',
    path: '/agencyTeam',
    summary: 'Team members and admins of the caller’s agencies',
    auth: admin,
    errors: SIGNED_IN_ERRORS,
  }),
  'team.create': endpoint<Created>()({
    method: 'POST',
    path: '/agencyTeam',
    summary: 'Add a team member or an admin',
    auth: admin,
    body: teamMemberSchema,
    status: 201,
    errors: changed,
  }),
  'team.update': endpoint<TeamMember>()({
    method: 'PATCH',
    path: '/agencyTeam/{id}',
    summary: 'Change a team member',
    auth: admin,
    params: id,
    body: teamMemberPatchSchema,
    errors: changed,
  }),
};
