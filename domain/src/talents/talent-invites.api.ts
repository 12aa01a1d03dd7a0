import type { Agency, AgencyBrand } from '../agencies/agencies.ts';
import { agencyStaff, only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { INVITE, SHOW_INVITE } from '../people/joining.ts';
import { invitePatchSchema, inviteSchema, ratesSchema, vacationSchema } from './talents.schema.ts';
import type { SelfServiceInvite, TalentRates, Vacation } from './talents.ts';

const own = only('talent', 'agencyTeam', 'admin');
const id = exactly({ id: idSchema });

/** What an invitation shows to somebody who only has its link. */
export interface InvitePrefill extends Pick<
  SelfServiceInvite,
  'id' | 'name' | 'lastName' | 'email' | 'language' | 'status'
> {
  readonly agency: Pick<Agency, 'id' | 'slug'> & AgencyBrand;
}

export const talentInvitesApi = {
  'talents.invite': endpoint<SelfServiceInvite>()({
    ...INVITE,
    path: '/userAgencySelfServiceInvite',
    summary: 'Invite a talent to the agency',
    auth: agencyStaff,
    body: inviteSchema,
  }),
  'talents.getInvite': endpoint<InvitePrefill>()({
    ...SHOW_INVITE,
    path: '/userAgencySelfServiceInvite/{id}',
    summary: 'One invitation; its id is the secret',
  }),
  'talents.actOnInvite': endpoint<Created>()({
    method: 'POST',
    path: '/userAgencySelfServiceInvite/{id}',
    summary: 'Accept an invitation as its talent, or send it again as the agency',
    auth: own,
    params: id,
    body: exactly({ action: text().oneOf(['accept', 'resend']).required() }),
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'talents.updateInvite': endpoint<SelfServiceInvite>()({
    method: 'PATCH',
    path: '/userAgencySelfServiceInvite/{id}',
    summary: 'Correct an invitation as the agency, or accept it as its talent',
    auth: own,
    params: id,
    body: invitePatchSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.invitesOf': endpoint<readonly SelfServiceInvite[]>()({
    method: 'GET',
    path: '/userAgencySelfServiceInvite/talent/{id}',
    summary: 'Invitations of a talent; an agency sees its own',
    auth: own,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.inviteForSignUp': endpoint<InvitePrefill>()({
    ...SHOW_INVITE,
    path: '/userAgencySelfServiceInvite/signup/{id}',
    summary: 'What an invitation fills into the sign-up form; 404 once it is used',
  }),
  'talents.rates': endpoint<TalentRates>()({
    method: 'GET',
    path: '/talent/{id}/rates',
    summary: 'Rates of a talent; a client needs the grant',
    auth: only('talent', 'client', 'agencyTeam', 'admin'),
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.updateRates': endpoint<TalentRates>()({
    method: 'PATCH',
    path: '/talent/{id}/rates',
    summary: 'Change a talent’s rates',
    auth: own,
    params: id,
    body: ratesSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.vacations': endpoint<readonly Vacation[]>()({
    method: 'GET',
    path: '/talent/{id}/vacations',
    summary: 'Days on which a talent does not record',
    auth: own,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.addVacation': endpoint<Vacation>()({
    method: 'POST',
    path: '/talent/{id}/vacations',
    summary: 'Add days without recordings',
    auth: own,
    params: id,
    body: vacationSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.removeVacation': endpoint<Created>()({
    method: 'DELETE',
    path: '/talent/{id}/vacations/{vacationId}',
    summary: 'Remove days without recordings',
    auth: own,
    params: exactly({ id: idSchema, vacationId: idSchema }),
    errors: READ_ERRORS,
  }),
};
