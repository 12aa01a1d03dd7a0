import { endpoint, type Page, type Serialised } from '../contract.ts';
import { agencyStaff, only, open, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { exactly, idSchema, pageLength, pageNumber, text } from '../messages/yup.ts';
import { catalogCode, languageCode } from '../values/codes.ts';
import type { ValidationStatus } from '../access/roles.ts';
import { talentSignUpSchema } from './sign-up.schema.ts';
import type { Talent, TalentCache, TalentStatus } from './talents.ts';
import { talentPatchSchema } from './talents.schema.ts';

const own = only('talent', 'agencyTeam', 'admin');
const id = exactly({ id: idSchema });
const cursor = text().max(400).optional();

/** A record that tells no more than that it is there. */
interface Created {
  readonly id: string;
}

/** A talent's private half. What was decided on the account is for admins, and absent where nothing was. */
export interface TalentPage extends Serialised<Talent> {
  /** Whether the chosen agency keeps them out; for its staff alone, active for everybody else. */
  readonly status: TalentStatus;
  readonly accountValidationStatus?: ValidationStatus;
}

export const talentsApi = {
  'talents.list': endpoint<Page<Serialised<Talent>>>()({
    method: 'GET',
    path: '/talent',
    summary: 'Talents of the chosen agency, page by page',
    auth: agencyStaff,
    query: exactly({
      cursor,
      pageSize: pageLength(200).optional(),
      nameOrEmail: text().max(120).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
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
    method: 'POST',
    path: '/talent',
    summary: 'Register as a talent, alone or by an agency’s invitation',
    auth: open,
    body: talentSignUpSchema,
    status: 201,
    errors: [400, 409, 410, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 3600 },
    recordLimits: [{ by: ['body.email'], calls: 10, seconds: 3600 }],
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
  'talents.remove': endpoint<Created>()({
    method: 'DELETE',
    path: '/talent/{id}',
    summary: 'Delete a talent',
    auth: only('admin'),
    params: id,
    errors: READ_ERRORS,
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
  'talents.searchCache': endpoint<Page<TalentCache>>()({
    method: 'GET',
    path: '/talentCache',
    summary: 'Public halves of the chosen agency’s talents',
    auth: only('client', 'agencyTeam', 'admin'),
    query: exactly({
      language: languageCode.optional(),
      gender: catalogCode('GENDER').optional(),
      cursor,
      pageSize: pageLength(200).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'talents.selfService': endpoint<Page<Serialised<Talent>>>()({
    method: 'GET',
    path: '/self-service',
    summary: 'Talents who registered themselves or by invitation',
    auth: agencyStaff,
    query: exactly({ cursor }),
    errors: SIGNED_IN_ERRORS,
  }),
  'talents.removeLanguage': endpoint<Created>()({
    method: 'DELETE',
    path: '/talent/userLanguage/{id}',
    summary: 'Remove a language of a talent; the id is `{talentId}_{alpha3}`',
    auth: own,
    params: id,
    errors: [...READ_ERRORS, 409],
  }),
  'talents.crm': endpoint<{
    readonly items: readonly Serialised<Talent>[];
    readonly total: number;
    readonly current: number;
    readonly pageSize: number;
  }>()({
    method: 'GET',
    path: '/talentCRM',
    summary: 'The talent CRM, 500 a page by default',
    auth: agencyStaff,
    query: exactly({
      page: pageNumber().default(1),
      size: pageLength(500).default(500),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
};
