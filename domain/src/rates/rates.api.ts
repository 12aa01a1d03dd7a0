import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Page, type Serialised } from '../contract.ts';
import { exactly, idSchema, pageLength, text } from '../messages/yup.ts';
import { ratesSchema, vacationSchema } from './rates.schema.ts';
import type { ListedRateCard, ListedRates, RatesPage, Vacation } from './rates.ts';

const own = only('talent', 'agencyTeam', 'admin');
const id = exactly({ id: idSchema });

/** What a talent asks for, and when they do not record. */
export const ratesApi = {
  'talents.rates': endpoint<RatesPage>()({
    method: 'GET',
    path: '/talent/{id}/rates',
    summary: 'Rates of a talent; a client needs the grant',
    auth: only('talent', 'client', 'agencyTeam', 'admin'),
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.updateRates': endpoint<RatesPage>()({
    method: 'PATCH',
    path: '/talent/{id}/rates',
    summary: 'Change a talent’s rates',
    auth: own,
    params: id,
    body: ratesSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.listRates': endpoint<Page<ListedRates>>()({
    method: 'GET',
    path: '/talentRates',
    summary: 'Rates of the chosen agency’s talents, by name and page by page',
    auth: agencyStaff,
    query: exactly({ cursor: text().max(400).optional(), pageSize: pageLength(200).default(100) }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'talents.listRateCards': endpoint<Page<ListedRateCard>>()({
    method: 'GET',
    path: '/talentRateCards',
    summary:
      'What talents of the chosen agency ask for a session, page by page, as a client sees it; 403 without the agency’s grant',
    auth: only('client'),
    query: exactly({ cursor: text().max(400).optional(), pageSize: pageLength(200).default(100) }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'talents.vacations': endpoint<readonly Serialised<Vacation>[]>()({
    method: 'GET',
    path: '/talent/{id}/vacations',
    summary: 'Days on which a talent does not record',
    auth: own,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.addVacation': endpoint<Serialised<Vacation>>()({
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
