import type { AgencyBrand } from '../agencies/agencies.ts';
import { only, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { INVITE } from '../people/joining.ts';
import { memberNamePatchSchema, teamMemberPatchSchema, teamMemberSchema } from './team.schema.ts';
import type { TeamMember, TeamRole } from './team.ts';

const admin = only('admin');
const id = strictObject({ id: idSchema });
const byLink = strictObject({ token: text().max(2000).required('link.invalid') });

/** A team invitation, as shown to a holder of its link before acceptance. */
export interface TeamInvitation {
  readonly agency: AgencyBrand;
  readonly roles: readonly TeamRole[];
}

/** `choosesPassword`: the account was never verified, so they are mailed a link to set a new password. */
export interface JoinedTeam {
  readonly email: string;
  readonly choosesPassword: boolean;
}

export const teamApi = {
  'team.list': endpoint<readonly TeamMember[]>()({
    method: 'GET',
    path: '/agencyTeam',
    summary: 'List team members',
    description: 'Admins and invited people too, sorted by name.',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'team.create': endpoint<Created>()({
    ...INVITE,
    path: '/agencyTeam',
    summary: 'Add a team member',
    description: 'An address with an account gets an invitation by email.',
    auth: admin,
    body: teamMemberSchema,
  }),
  'team.update': endpoint<TeamMember>()({
    method: 'PATCH',
    path: '/agencyTeam/{id}',
    summary: 'Update a team member’s roles',
    description:
      'Without roles they are removed, and can be restored for a day. Returns 409 for the last admin.',
    auth: admin,
    params: id,
    body: teamMemberPatchSchema,
    errors: [...WRITE_ERRORS],
  }),
  'team.rename': endpoint<TeamMember>()({
    method: 'PATCH',
    path: '/agencyTeam/{id}/name',
    summary: 'Rename a team member',
    description: 'Returns 409 for someone who works with another agency too; they change it themselves.',
    auth: admin,
    params: id,
    body: memberNamePatchSchema,
    errors: [...WRITE_ERRORS],
  }),
  'team.removePhones': endpoint<Created>()({
    method: 'DELETE',
    path: '/agencyTeam/{id}/phones',
    summary: 'Remove a team member’s phones',
    description:
      'For a lost phone: two-step sign-in is off until they add another. Ends their sessions and emails them. Returns 409 for your own, and for someone on another agency’s team.',
    auth: admin,
    inPerson: true,
    params: id,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 20, seconds: 3600 },
  }),
  'team.sendNewLink': endpoint<string>()({
    method: 'POST',
    path: '/agencyTeam/{id}/newLink',
    summary: 'Resend a team invitation',
    description: 'Earlier links stop working. Returns 409 once it is accepted.',
    auth: admin,
    params: id,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 30, seconds: 600 },
    recordLimits: [{ by: ['params.id'], calls: 5, seconds: 3600 }],
  }),
  'team.showInvite': endpoint<TeamInvitation>()({
    method: 'GET',
    path: '/agencyTeam/invite',
    summary: 'Retrieve a team invitation',
    description: 'By its link. Returns 410 once it is used or withdrawn.',
    auth: { kind: 'token', tokens: ['team-invite'] },
    query: byLink,
    errors: [401, 410, 422, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'team.acceptInvite': endpoint<JoinedTeam>()({
    method: 'POST',
    path: '/agencyTeam/invite/accept',
    summary: 'Accept a team invitation',
    description: 'With the account of the invited address.',
    auth: { kind: 'token', tokens: ['team-invite'] },
    query: byLink,
    errors: [400, 401, 410, 413, 415, 422, 429],
    limit: { calls: 20, seconds: 600 },
  }),
};
