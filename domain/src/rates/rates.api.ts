import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Page, type Serialised } from '../contract.ts';
import { strictObject, idSchema, pageLength, text } from '../messages/yup.ts';
import { ratesSchema, vacationSchema } from './rates.schema.ts';
import type { ListedRateCard, ListedRates, RatesPage, Vacation } from './rates.ts';

const access = only('talent', 'agencyTeam', 'admin');
const id = strictObject({ id: idSchema });

export const ratesApi = {
  'talents.rates': endpoint<RatesPage>()({
    method: 'GET',
    path: '/talent/{id}/rates',
    summary: 'Retrieve a talent’s rates',
    description: 'Clients need the grant.',
    auth: only('talent', 'client', 'agencyTeam', 'admin'),
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.updateRates': endpoint<RatesPage>()({
    method: 'PATCH',
    path: '/talent/{id}/rates',
    summary: 'Update a talent’s rates',
    auth: access,
    params: id,
    body: ratesSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.listRates': endpoint<Page<ListedRates>>()({
    method: 'GET',
    path: '/talentRates',
    summary: 'List talents’ rates',
    description: 'Of the chosen agency, sorted by name.',
    auth: agencyStaff,
    query: strictObject({ cursor: text().max(400).optional(), pageSize: pageLength(200).default(100) }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'talents.listRateCards': endpoint<Page<ListedRateCard>>()({
    method: 'GET',
    path: '/talentRateCards',
    summary: 'List talents’ session fees',
    description: 'As clients see them. Returns 403 without the agency’s grant.',
    auth: only('client'),
    query: strictObject({ cursor: text().max(400).optional(), pageSize: pageLength(200).default(100) }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'talents.vacations': endpoint<readonly Serialised<Vacation>[]>()({
    method: 'GET',
    path: '/talent/{id}/vacations',
    summary: 'List a talent’s vacations',
    auth: access,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.addVacation': endpoint<Serialised<Vacation>>()({
    method: 'POST',
    path: '/talent/{id}/vacations',
    summary: 'Create a vacation',
    auth: access,
    params: id,
    body: vacationSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.removeVacation': endpoint<Created>()({
    method: 'DELETE',
    path: '/talent/{id}/vacations/{vacationId}',
    summary: 'Delete a vacation',
    auth: access,
    params: strictObject({ id: idSchema, vacationId: idSchema }),
    errors: READ_ERRORS,
  }),
};
