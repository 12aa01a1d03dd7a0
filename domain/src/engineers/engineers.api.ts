import type { EngineerStanding } from '../access/memberships.ts';
import type { AgencyBrand } from '../agencies/agencies.ts';
import { only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Serialised } from '../contract.ts';
import { strictObject, idSchema, pageLength, pageNumber, text } from '../messages/yup.ts';
import { byEmail, INVITE, SHOW_INVITE, SIGN_UP } from '../people/joining.ts';
import { engineerSignUpSchema } from '../people/sign-up.schema.ts';
import { languageCode } from '../values/codes.ts';
import { engineerInviteSchema, engineerPatchSchema } from './engineers.schema.ts';
import type { Engineer, EngineerInvite } from './engineers.ts';

const admin = only('admin');
const id = strictObject({ id: idSchema });
const changed = [...WRITE_ERRORS];

interface ListedEngineer extends Engineer {
  /** Status in the requesting agency; for engineers themselves, the status with the most rights. */
  readonly status: EngineerStanding;
}
/** An engineer, as the caller may see them. */
export type EngineerView = Serialised<ListedEngineer>;

interface EngineerInvitePrefill extends Pick<
  EngineerInvite,
  'id' | 'name' | 'lastName' | 'email' | 'language'
> {
  /** The inviting agency, whose terms apply. */
  readonly agencySlug: string;
  readonly agency: AgencyBrand;
}

interface EngineerPage {
  readonly items: readonly EngineerView[];
  readonly total: number;
  readonly current: number;
  readonly pageSize: number;
}

export const engineersApi = {
  'engineers.list': endpoint<EngineerPage>()({
    method: 'GET',
    path: '/engineer',
    summary: 'List engineers',
    description: 'Of the chosen agency, sorted by name. Search by the start of a name or email address.',
    auth: admin,
    query: strictObject({
      current: pageNumber().default(1),
      pageSize: pageLength(100).default(20),
      nameOrEmail: text().max(120).optional(),
      language: languageCode.optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'engineers.get': endpoint<EngineerView>()({
    method: 'GET',
    path: '/engineer/{id}',
    summary: 'Retrieve an engineer',
    description: 'Engineers retrieve only themselves.',
    auth: only('admin', 'engineer'),
    params: id,
    errors: READ_ERRORS,
  }),
  'engineers.update': endpoint<EngineerView>()({
    method: 'PATCH',
    path: '/engineer/{id}',
    summary: 'Update an engineer',
    description: 'The status in the chosen agency is for admins. Refuses to update an older version.',
    auth: only('admin', 'engineer'),
    params: id,
    body: engineerPatchSchema,
    errors: changed,
  }),
  'engineers.sendNewLink': endpoint<string>()({
    method: 'GET',
    path: '/engineer/send-new-link/{id}',
    summary: 'Resend an engineer’s confirmation link',
    auth: admin,
    params: id,
    errors: [...READ_ERRORS, 409, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'engineers.signUp': endpoint<Created>()({
    ...SIGN_UP,
    path: '/engineer',
    summary: 'Register as an engineer',
    description: 'Requires an invitation.',
    body: engineerSignUpSchema,
    errors: [...SIGN_UP.errors, 410],
    recordLimits: [byEmail, { by: ['body.inviteId'], calls: 20, seconds: 3600 }],
  }),
  'engineers.invite': endpoint<EngineerInvite>()({
    ...INVITE,
    path: '/engineer/invite',
    summary: 'Invite an engineer',
    description:
      'Engineers of other agencies too. Returns 409 for one of this agency, and for an address with another kind of account.',
    auth: admin,
    body: engineerInviteSchema,
  }),
  'engineers.acceptInvite': endpoint<Created>()({
    method: 'POST',
    path: '/engineer/invite/{id}',
    summary: 'Accept an engineer’s invitation',
    description: 'An admin of the agency then activates the engineer.',
    auth: only('engineer'),
    inPerson: true,
    params: id,
    errors: [401, 403, 404, 422],
  }),
  'engineers.getInvite': endpoint<EngineerInvitePrefill>()({
    ...SHOW_INVITE,
    path: '/engineer/invite/{id}',
    summary: 'Retrieve an engineer’s invitation',
    description: 'To prefill the form. Returns 404 once it is used.',
  }),
};
