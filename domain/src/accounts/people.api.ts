import { endpoint, type Page, type Serialised } from '../contract.ts';
import { agencyStaff, only, open, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { exactly, idSchema, pageLength, pageNumber, text } from '../messages/yup.ts';
import { languageCode } from '../values/codes.ts';
import { engineerSignUpSchema } from '../talents/sign-up.schema.ts';
import type { EngineerStanding } from '../access/memberships.ts';
import type { ValidationStatus } from '../access/roles.ts';
import type { Company } from './accounts.ts';
import { forgotPasswordSchema, newPassword } from './accounts.schema.ts';
import type { Client, ClientStatus, Engineer, EngineerInvite, TeamMember } from './people.ts';
import {
  clientPatchSchema,
  clientSignUpSchema,
  engineerInviteSchema,
  engineerPatchSchema,
  ownerClientSchema,
  teamMemberPatchSchema,
  teamMemberSchema,
} from './people.schema.ts';

const admin = only('admin');
const id = exactly({ id: idSchema });
const cursor = text().max(400).optional();
const signUp = [400, 409, 413, 415, 422, 429] as const;
/** By address an office or a school full of people; by the address they register with one person. */
const signUpLimit = { calls: 60, seconds: 3600 };
const byEmail = { by: ['body.email'], calls: 10, seconds: 3600 } as const;
const changed = [...WRITE_ERRORS];

interface Created {
  readonly id: string;
}
interface ListedEngineer extends Engineer {
  /** How they stand with the agency that asks; engineers themselves: with the one that lets them do most. */
  readonly status: EngineerStanding;
}
/** An engineer as the caller may see them. */
export type EngineerView = Serialised<ListedEngineer>;

interface EngineerInvitePrefill extends Pick<
  EngineerInvite,
  'id' | 'name' | 'lastName' | 'email' | 'language'
> {
  /** The agency that invites, whose terms are agreed to. */
  readonly agencySlug: string;
}

interface EngineerPage {
  readonly items: readonly EngineerView[];
  readonly total: number;
  readonly current: number;
  readonly pageSize: number;
}

/** A client with their company. What admins decide on it is for them alone, and absent for everybody else. */
export interface ClientPage extends Serialised<Client> {
  readonly company: Company | null;
  /** Whether the agency that is chosen lets this client see rates; the client's own view is the same. */
  readonly showRates: boolean;
  readonly accountValidationStatus?: ValidationStatus;
  /** Whether the agency that is chosen keeps the client out. */
  readonly status?: ClientStatus;
  /** Per cent, for each of the agencies that the client and the admin have in common and that have agreed on one. */
  readonly commissionByAgency?: readonly { readonly agencyId: string; readonly commission: number }[];
}

interface ListedClient extends Client {
  readonly company: Company | null;
  /** Absent: nobody has to decide on the account. */
  readonly accountValidationStatus?: ValidationStatus;
  readonly status: ClientStatus;
}
/** A client in a list of admins. */
export type ClientRow = Serialised<ListedClient>;

export const peopleApi = {
  'engineers.list': endpoint<EngineerPage>()({
    method: 'GET',
    path: '/engineer',
    summary:
      'Engineers of the chosen agency by name, page by page; found by the beginning of a name or of the address',
    auth: admin,
    query: exactly({
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
    summary: 'One engineer; engineers themselves alone',
    auth: only('admin', 'engineer'),
    params: id,
    errors: READ_ERRORS,
  }),
  'engineers.update': endpoint<EngineerView>()({
    method: 'PATCH',
    path: '/engineer/{id}',
    summary:
      'Change an engineer; status, in the chosen agency, is for admins. Refuses an edit of an older version',
    auth: only('admin', 'engineer'),
    params: id,
    body: engineerPatchSchema,
    errors: changed,
  }),
  'engineers.sendNewLink': endpoint<string>()({
    method: 'GET',
    path: '/engineer/send-new-link/{id}',
    summary: 'Mail an engineer a new link to confirm the address',
    auth: admin,
    params: id,
    errors: [...READ_ERRORS, 409, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'engineers.signUp': endpoint<Created>()({
    method: 'POST',
    path: '/engineer',
    summary: 'Register as an engineer, with an invitation',
    auth: open,
    body: engineerSignUpSchema,
    status: 201,
    errors: [...signUp, 410],
    limit: signUpLimit,
    recordLimits: [byEmail, { by: ['body.inviteId'], calls: 20, seconds: 3600 }],
  }),
  'engineers.invite': endpoint<EngineerInvite>()({
    method: 'POST',
    path: '/engineer/invite',
    summary:
      'Invite an engineer, one of other agencies too, as an admin of the chosen agency; 409 for one of this agency, and for an address whose account is no engineer’s',
    auth: admin,
    body: engineerInviteSchema,
    status: 201,
    errors: [...changed, 429],
    limit: { calls: 100, seconds: 3600 },
    recordLimits: [byEmail],
  }),
  'engineers.acceptInvite': endpoint<Created>()({
    method: 'POST',
    path: '/engineer/invite/{id}',
    summary:
      'Accept an invitation as the engineer whose address it names; an admin of its agency sets them active then',
    auth: only('engineer'),
    params: id,
    errors: [401, 403, 404, 422],
  }),
  'engineers.getInvite': endpoint<EngineerInvitePrefill>()({
    method: 'GET',
    path: '/engineer/invite/{id}',
    summary: 'What an engineer’s invitation fills into the form; 404 once it is used',
    auth: open,
    params: id,
    errors: [404, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'clients.list': endpoint<Page<ClientRow>>()({
    method: 'GET',
    path: '/client',
    summary: 'Clients of the chosen agency by name; found by the beginning of a name or of the address',
    auth: admin,
    query: exactly({ cursor, nameOrEmail: text().max(120).optional() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'clients.get': endpoint<ClientPage>()({
    method: 'GET',
    path: '/client/{id}',
    summary: 'One client; clients themselves alone',
    auth: only('admin', 'client'),
    params: id,
    errors: READ_ERRORS,
  }),
  'clients.update': endpoint<ClientPage>()({
    method: 'PATCH',
    path: '/client/{id}',
    summary: 'Change a client; validation, blocking, commissions and rates are for admins',
    auth: only('admin', 'client'),
    params: id,
    body: clientPatchSchema,
    errors: changed,
  }),
  'clients.createOwner': endpoint<Created>()({
    method: 'POST',
    path: '/ownerClient',
    summary: 'Create the owning client of a company; validation is for admins',
    auth: agencyStaff,
    body: ownerClientSchema,
    status: 201,
    errors: [...changed, 429],
    limit: { calls: 100, seconds: 3600 },
    recordLimits: [byEmail],
  }),
  'clients.signUp': endpoint<Created>()({
    method: 'POST',
    path: '/client',
    summary: 'Register as a client',
    auth: open,
    body: clientSignUpSchema,
    status: 201,
    errors: [...signUp],
    limit: signUpLimit,
    recordLimits: [byEmail],
  }),
  'team.list': endpoint<readonly TeamMember[]>()({
    method: 'GET',
    path: '/agencyTeam',
    summary: 'Team members and admins of the caller’s agencies',
    auth: admin,
    errors: SIGNED_IN_ERRORS,
  }),
  'team.create': endpoint<Created>()({
    method: 'POST',
    path: '/agencyTeam',
    summary: 'Add a team member or an admin',
    auth: admin,
    body: teamMemberSchema,
    status: 201,
    errors: changed,
  }),
  'team.update': endpoint<TeamMember>()({
    method: 'PATCH',
    path: '/agencyTeam/{id}',
    summary: 'Change a team member',
    auth: admin,
    params: id,
    body: teamMemberPatchSchema,
    errors: changed,
  }),
  'user.sendNewLink': endpoint<string>()({
    method: 'GET',
    path: '/user/send-new-link/{uid}/{type}',
    summary: 'Mail a new link; the answer is the same for unknown accounts',
    auth: open,
    params: exactly({ uid: idSchema, type: text().oneOf(['talent', 'engineer', 'client']).required() }),
    errors: [429],
    limit: { calls: 20, seconds: 600 },
    recordLimits: [{ by: ['params.uid'], calls: 3, seconds: 600 }],
  }),
  'user.resetPassword': endpoint<{ readonly status: 'success' }>()({
    method: 'POST',
    path: '/user/resetPassword',
    summary: 'Mail a reset link; the answer is the same for unknown addresses',
    auth: open,
    body: forgotPasswordSchema,
    errors: [400, 413, 415, 422, 429],
    limit: { calls: 10, seconds: 600 },
    recordLimits: [byEmail],
  }),
  'user.setNewPassword': endpoint<{ readonly status: 'success'; readonly email: string }>()({
    method: 'POST',
    path: '/user/setNewPassword',
    summary: 'Set a new password with the code of a reset link',
    auth: open,
    body: exactly({ oobCode: text().max(500).required(), newPassword: newPassword() }),
    errors: [400, 410, 413, 415, 422, 429],
    limit: { calls: 20, seconds: 600 },
  }),
};
