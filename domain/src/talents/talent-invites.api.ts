import type { Agency, AgencyBrand } from '../agencies/agencies.ts';
import { agencyStaff, only, open, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Serialised } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { INVITE, SHOW_INVITE } from '../people/joining.ts';
import { invitePatchSchema, inviteSchema } from './talents.schema.ts';
import type { SelfServiceInvite } from './talents.ts';

const access = only('talent', 'agencyTeam', 'admin');
const id = strictObject({ id: idSchema });

/** An invitation, as shown to a holder of its link. */
export interface InvitePrefill extends Pick<
  SelfServiceInvite,
  'id' | 'name' | 'lastName' | 'email' | 'language' | 'status'
> {
  readonly agency: Pick<Agency, 'id' | 'slug'> & AgencyBrand;
}

export const talentInvitesApi = {
  'talents.invite': endpoint<Serialised<SelfServiceInvite>>()({
    ...INVITE,
    path: '/userAgencySelfServiceInvite',
    summary: 'Invite a talent',
    auth: agencyStaff,
    body: inviteSchema,
  }),
  'talents.getInvite': endpoint<InvitePrefill>()({
    ...SHOW_INVITE,
    path: '/userAgencySelfServiceInvite/{id}',
    summary: 'Retrieve a talent’s invitation',
    description: 'The id is the secret.',
  }),
  'talents.noteOpened': endpoint<Created>()({
    method: 'POST',
    path: '/userAgencySelfServiceInvite/{id}/opened',
    summary: 'Record that an invitation was opened',
    description: 'The id is the secret.',
    auth: open,
    params: id,
    errors: [400, 404, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'talents.actOnInvite': endpoint<Created>()({
    method: 'POST',
    path: '/userAgencySelfServiceInvite/{id}',
    summary: 'Accept or resend a talent’s invitation',
    description: 'Talents accept, agencies resend.',
    auth: access,
    params: id,
    body: strictObject({ action: text().oneOf(['accept', 'resend']).required() }),
    errors: [...WRITE_ERRORS, 410, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'talents.updateInvite': endpoint<Serialised<SelfServiceInvite>>()({
    method: 'PATCH',
    path: '/userAgencySelfServiceInvite/{id}',
    summary: 'Update a talent’s invitation',
    description:
      'Agencies correct it, talents accept it. Another address or language ends its link and returns a new invitation.',
    auth: access,
    params: id,
    body: invitePatchSchema,
    errors: [...WRITE_ERRORS, 410, 429],
  }),
  'talents.invitesOf': endpoint<readonly Serialised<SelfServiceInvite>[]>()({
    method: 'GET',
    path: '/userAgencySelfServiceInvite/talent/{id}',
    summary: 'List a talent’s invitations',
    description: 'Agencies see their own.',
    auth: access,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.inviteForSignUp': endpoint<InvitePrefill>()({
    ...SHOW_INVITE,
    path: '/userAgencySelfServiceInvite/signup/{id}',
    summary: 'Retrieve an invitation for sign-up',
    description: 'To prefill the form. Returns 404 once it is used.',
  }),
};
