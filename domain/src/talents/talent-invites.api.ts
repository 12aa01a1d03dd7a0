import { endpoint } from '../contract.ts';
import { agencyStaff, only, open, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import type { Agency } from '../agencies/agencies.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import type { SelfServiceInvite, TalentRates, Vacation } from './talents.ts';
import { invitePatchSchema, inviteSchema, ratesSchema, vacationSchema } from './talents.schema.ts';

const own = only('talent', 'agencyTeam', 'admin');
const id = exactly({ id: idSchema });

/** A record that tells no more than that it is there. */
interface Created {
  readonly id: string;
}
/** What an invitation shows to somebody who only has its link. */
export interface InvitePrefill extends Pick<
  SelfServiceInvite,
  'id' | 'name' | 'lastName' | 'email' | 'language' | 'status'
> {
  readonly agency: Pick<Agency, 'id' | 'slug' | 'publicName'>;
}

export const talentInvitesApi = {
  'talents.invite': endpoint<SelfServiceInvite>()({
    method: 'POST',
    path: '/userAgencySelfServiceInvite',
    summary: 'Invite a talent to the agency',
    auth: agencyStaff,
    body: inviteSchema,
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 100, seconds: 3600 },
    // Nobody's inbox is filled with invitations, however many people send them.
    recordLimits: [{ by: ['body.email'], calls: 10, seconds: 3600 }],
  }),
  'talents.getInvite': endpoint<InvitePrefill>()({
    method: 'GET',
    path: '/userAgencySelfServiceInvite/{id}',
    summary: 'One invitation; its id is the secret',
    auth: open,
    params: id,
    errors: [404, 429],
    limit: { calls: 60, seconds: 600 },
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
    method: 'GET',
    path: '/userAgencySelfServiceInvite/signup/{id}',
    summary: 'What an invitation fills into the sign-up form; 404 once it is used',
    auth: open,
    params: id,
    errors: [404, 429],
    limit: { calls: 60, seconds: 600 },
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
