import type { ValidationStatus } from '../access/roles.ts';
import { agencyStaff, only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Serialised } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { SIGN_UP } from '../people/joining.ts';
import { talentSignUpSchema } from '../people/sign-up.schema.ts';
import type { TalentRemoval } from './removal.ts';
import { talentPatchSchema } from './talents.schema.ts';
import type { Talent, TalentStatus } from './talents.ts';

const own = only('talent', 'agencyTeam', 'admin');
const id = exactly({ id: idSchema });

/** A talent's private half. What was decided on the account is for admins, and absent where nothing was. */
export interface TalentPage extends Serialised<Talent> {
  /** Whether the chosen agency keeps them out; for its staff alone, active for everybody else. */
  readonly status: TalentStatus;
  readonly accountValidationStatus?: ValidationStatus;
  /** The kind of account, as addresses name it: an engineer's page looks alike. */
  readonly type: 'talent';
  /** Whether the platform mailed them a link to prove their address when they registered. */
  readonly verificationEmailWasSent: boolean;
  /** The IANA zone of their days: as they have told, else where they live. */
  readonly timeZone: string;
}

export const talentsApi = {
  'talents.get': endpoint<TalentPage>()({
    method: 'GET',
    path: '/talent/{id}',
    summary: 'One talent; talents themselves alone',
    auth: own,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.byEmail': endpoint<TalentPage>()({
    method: 'GET',
    path: '/talent/by-email/{email}',
    summary: 'The talent with an address',
    auth: agencyStaff,
    params: exactly({ email: text().max(254).required() }),
    errors: READ_ERRORS,
  }),
  'talents.signUp': endpoint<Created>()({
    ...SIGN_UP,
    path: '/talent',
    summary: 'Register as a talent, alone or by an agency’s invitation',
    body: talentSignUpSchema,
    errors: [...SIGN_UP.errors, 410],
  }),
  'talents.update': endpoint<TalentPage>()({
    method: 'PATCH',
    path: '/talent/{id}',
    summary:
      'Change a talent; blocking and validation, in the chosen agency, are for admins. Refuses an edit of an older version',
    auth: own,
    params: id,
    body: talentPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.removal': endpoint<Serialised<TalentRemoval>>()({
    method: 'GET',
    path: '/talent/{id}/removal',
    summary: 'What removing a talent from the chosen agency would do there',
    auth: only('admin'),
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
  'talents.remove': endpoint<Created>()({
    method: 'DELETE',
    path: '/talent/{id}',
    summary:
      'Remove a talent from the chosen agency; of whom no other agency works with, what they have as a talent is deleted, at once or, where there is much, soon after',
    auth: only('admin'),
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
  'talents.sendNewLink': endpoint<string>()({
    method: 'GET',
    path: '/talent/send-new-link/{id}',
    summary: 'Mail a talent a new link to confirm the address',
    auth: agencyStaff,
    params: id,
    errors: [...READ_ERRORS, 409, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'talents.removeLanguage': endpoint<Created>()({
    method: 'DELETE',
    path: '/talent/userLanguage/{id}',
    summary: 'Remove a language of a talent; the id is `{talentId}_{alpha3}`',
    auth: own,
    params: id,
    errors: [...READ_ERRORS, 409],
  }),
};
