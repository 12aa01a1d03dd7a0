import { agencyStaff, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { INVITATION_KINDS, INVITATION_STATES, type InvitationRow } from './invitations.ts';

const id = strictObject({ id: idSchema });

export const invitationsApi = {
  'invitations.list': endpoint<Page<InvitationRow>>()({
    method: 'GET',
    path: '/invitation',
    summary: 'List invitations',
    description:
      'Of every kind, newest first. Filter by `kind` and `standing`. Pages of waiting or expired ones may be short.',
    auth: agencyStaff,
    query: strictObject({
      cursor: text().max(400).optional(),
      kind: text().oneOf(INVITATION_KINDS).optional(),
      standing: text().oneOf(INVITATION_STATES).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'invitations.send': endpoint<InvitationRow>()({
    method: 'POST',
    path: '/invitation/{id}/send',
    summary: 'Resend an invitation',
    description: 'With a fresh link. Returns 409 once it is accepted or withdrawn.',
    auth: agencyStaff,
    params: id,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 30, seconds: 600 },
    recordLimits: [{ by: ['params.id'], calls: 5, seconds: 3600 }],
  }),
  'invitations.withdraw': endpoint<InvitationRow>()({
    method: 'DELETE',
    path: '/invitation/{id}',
    summary: 'Withdraw an invitation',
    description:
      'Its links stop working. Returns 409 once it is accepted. Invitations of clients and team members are for admins.',
    auth: agencyStaff,
    params: id,
    errors: WRITE_ERRORS,
  }),
};
