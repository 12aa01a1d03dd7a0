import { agencyStaff, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { INVITATION_KINDS, INVITATION_STATES, type InvitationRow } from './invitations.ts';

const id = exactly({ id: idSchema });

/** What an agency’s admins see of all invitations, and its team of those that it may send. */
export const invitationsApi = {
  'invitations.list': endpoint<Page<InvitationRow>>()({
    method: 'GET',
    path: '/invitation',
    summary:
      'Invitations of the chosen agency, the newest first; of one kind and in one state (`standing`), or all. A page of those that wait or have expired may be a short one',
    auth: agencyStaff,
    query: exactly({
      cursor: text().max(400).optional(),
      kind: text().oneOf(INVITATION_KINDS).optional(),
      standing: text().oneOf(INVITATION_STATES).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'invitations.send': endpoint<InvitationRow>()({
    method: 'POST',
    path: '/invitation/{id}/send',
    summary: 'Send an invitation again, with a link that holds anew; 409 once it was accepted or withdrawn',
    auth: agencyStaff,
    params: id,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 30, seconds: 600 },
    recordLimits: [{ by: ['params.id'], calls: 5, seconds: 3600 }],
  }),
  'invitations.withdraw': endpoint<InvitationRow>()({
    method: 'DELETE',
    path: '/invitation/{id}',
    summary:
      'Withdraw an invitation, whose links lead nowhere from then on; 409 once it was accepted. One to a client or the team is for admins to withdraw',
    auth: agencyStaff,
    params: id,
    errors: WRITE_ERRORS,
  }),
};
