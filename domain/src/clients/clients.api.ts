import type { ValidationStatus } from '../access/roles.ts';
import type { OutcomeCounts } from '../auditions/outcomes.ts';
import type { Company } from '../accounts/accounts.ts';
import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Page, type Serialised } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { INVITE, SIGN_UP } from '../people/joining.ts';
import type { ClientActivity, ClientNotesPage } from './client-activity.ts';
import {
  clientNotesSchema,
  clientPatchSchema,
  clientSignUpSchema,
  ownerClientSchema,
} from './clients.schema.ts';
import type { Client, ClientStatus } from './clients.ts';

const admin = only('admin');
const id = strictObject({ id: idSchema });
const cursor = text().max(400).optional();
const changed = [...WRITE_ERRORS];

/** A client with their company. Admins' decisions are absent for everyone else. */
export interface ClientPage extends Serialised<Client> {
  readonly company: Company | null;
  /** Whether the chosen agency grants this client access to rates, as for the client's own view. */
  readonly showRates: boolean;
  readonly accountValidationStatus?: ValidationStatus;
  /** Whether the chosen agency blocks the client. */
  readonly status?: ClientStatus;
  /** Percentage for each agency that client and admin share and that has agreed on one. */
  readonly commissionByAgency?: readonly { readonly agencyId: string; readonly commission: number }[];
}

interface ListedClient extends Client {
  readonly company: Company | null;
  /** Absent: no decision needed on the account. */
  readonly accountValidationStatus?: ValidationStatus;
  readonly status: ClientStatus;
  /** Their company's response rate with the agency. */
  readonly promises: OutcomeCounts;
}
export type ClientRow = Serialised<ListedClient>;

/** A client of the agency whose company has the same name as another's, or whose address the same domain. */
export interface RelatedClient extends Pick<ClientRow, 'id' | 'name' | 'lastName' | 'email' | 'createdAt'> {
  readonly company: Pick<Company, 'id' | 'name'> | null;
  /** Absent: no decision needed on the account. */
  readonly accountValidationStatus?: ValidationStatus;
}

export const clientsApi = {
  'clients.list': endpoint<Page<ClientRow>>()({
    method: 'GET',
    path: '/client',
    summary: 'List clients',
    description:
      'Of the chosen agency, sorted by name. Search by the start of a name, an email address or a word of the company.',
    auth: admin,
    query: strictObject({ cursor, nameOrEmail: text().max(120).optional() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'clients.get': endpoint<ClientPage>()({
    method: 'GET',
    path: '/client/{id}',
    summary: 'Retrieve a client',
    description: 'Clients retrieve only themselves.',
    auth: only('admin', 'client'),
    params: id,
    errors: READ_ERRORS,
  }),
  'clients.related': endpoint<readonly RelatedClient[]>()({
    method: 'GET',
    path: '/client/{id}/related',
    summary: 'List clients of the same company or email domain',
    description:
      'Of the chosen agency, whether accepted or not. Addresses at free mail providers are compared by company only.',
    auth: admin,
    params: id,
    errors: READ_ERRORS,
  }),
  'clients.activity': endpoint<ClientActivity>()({
    method: 'GET',
    path: '/client/{id}/activity',
    summary: 'Retrieve a client’s activity',
    description:
      'Latest projects, orders, licences, messages and opinions with the chosen agency, and its notes.',
    auth: admin,
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
  'clients.updateNotes': endpoint<ClientNotesPage>()({
    method: 'PUT',
    path: '/client/{id}/notes',
    summary: 'Change the notes on a client',
    description: 'The chosen agency’s own; the client never sees them.',
    auth: admin,
    params: id,
    body: clientNotesSchema,
    errors: WRITE_ERRORS,
  }),
  'clients.update': endpoint<ClientPage>()({
    method: 'PATCH',
    path: '/client/{id}',
    summary: 'Update a client',
    description: 'Validation, blocking, commissions and rates are for admins.',
    auth: only('admin', 'client'),
    params: id,
    body: clientPatchSchema,
    errors: changed,
  }),
  'clients.createOwner': endpoint<Created>()({
    ...INVITE,
    path: '/ownerClient',
    summary: 'Create a company’s owner',
    description: 'Validation is for admins.',
    auth: agencyStaff,
    body: ownerClientSchema,
  }),
  'clients.signUp': endpoint<Created>()({
    ...SIGN_UP,
    path: '/client',
    summary: 'Register as a client',
    body: clientSignUpSchema,
  }),
};
