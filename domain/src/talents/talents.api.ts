import type { ValidationStatus } from '../access/roles.ts';
import { agencyStaff, only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Serialised } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { SIGN_UP } from '../people/joining.ts';
import { talentSignUpSchema } from '../people/sign-up.schema.ts';
import type { TalentRemoval } from './removal.ts';
import { talentPatchSchema } from './talents.schema.ts';
import type { Talent, TalentStatus } from './talents.ts';

const access = only('talent', 'agencyTeam', 'admin');
const id = strictObject({ id: idSchema });

/** A talent's private half. What was decided on the account is for admins, and absent where nothing was. */
export interface TalentPage extends Serialised<Talent> {
  /** Whether the chosen agency blocks them; for its staff only, active for others. */
  readonly status: TalentStatus;
  readonly accountValidationStatus?: ValidationStatus;
  /** The kind of account, as addresses name it: an engineer's page looks alike. */
  readonly type: 'talent';
  /** Whether the platform mailed them a link to prove their address when they registered. */
  readonly verificationEmailWasSent: boolean;
  /** IANA zone of their days: their chosen one, else that of their residence. */
  readonly timeZone: string;
}

export const talentsApi = {
  'talents.get': endpoint<TalentPage>()({
    method: 'GET',
    path: '/talent/{id}',
    summary: 'Retrieve a talent',
    description: 'Talents retrieve only themselves.',
    auth: access,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.byEmail': endpoint<TalentPage>()({
    method: 'GET',
    path: '/talent/by-email/{email}',
    summary: 'Retrieve a talent by email address',
    auth: agencyStaff,
    params: strictObject({ email: text().max(254).required() }),
    errors: READ_ERRORS,
  }),
  'talents.signUp': endpoint<Created>()({
    ...SIGN_UP,
    path: '/talent',
    summary: 'Register as a talent',
    description: 'Alone, or with an agency’s invitation.',
    body: talentSignUpSchema,
    errors: [...SIGN_UP.errors, 410],
  }),
  'talents.update': endpoint<TalentPage>()({
    method: 'PATCH',
    path: '/talent/{id}',
    summary: 'Update a talent',
    description:
      'Blocking and validation in the chosen agency are for admins. Refuses to update an older version.',
    auth: access,
    params: id,
    body: talentPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.removal': endpoint<Serialised<TalentRemoval>>()({
    method: 'GET',
    path: '/talent/{id}/removal',
    summary: 'Preview the removal of a talent',
    description: 'Lists its effects in the chosen agency; also those of a confirmed deletion.',
    auth: agencyStaff,
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
  'talents.remove': endpoint<Created>()({
    method: 'DELETE',
    path: '/talent/{id}',
    summary: 'Remove a talent from the agency',
    description: 'Deletes the talent’s data when no other agency works with them, immediately or soon after.',
    auth: only('admin'),
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
  'talents.sendNewLink': endpoint<string>()({
    method: 'GET',
    path: '/talent/send-new-link/{id}',
    summary: 'Resend a talent’s confirmation link',
    auth: agencyStaff,
    params: id,
    errors: [...READ_ERRORS, 409, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'talents.removeLanguage': endpoint<Created>()({
    method: 'DELETE',
    path: '/talent/userLanguage/{id}',
    summary: 'Remove a talent’s language',
    description: 'The id is `{talentId}_{alpha3}`.',
    auth: access,
    params: id,
    errors: [...READ_ERRORS, 409],
  }),
};
