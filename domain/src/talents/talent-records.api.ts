import { agencyStaff, only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { languageCode } from '../values/codes.ts';
import { billingInformationSchema, dossierSchema, scoreSchema } from './talents.schema.ts';
import type { BillingInformation, ConnectionSession, LanguageScore, TalentScore } from './talents.ts';

const own = only('talent', 'agencyTeam', 'admin');
const judges = only('agencyTeam', 'admin', 'engineer');
const id = exactly({ id: idSchema });
const talentId = exactly({ talentId: idSchema });

export const talentRecordsApi = {
  'talents.dossier': endpoint<Created>()({
    method: 'GET',
    path: '/talentDossier',
    summary: 'The dossier of a talent',
    auth: judges,
    query: exactly({ talent: idSchema }),
    errors: READ_ERRORS,
  }),
  'talents.createDossier': endpoint<Created>()({
    method: 'POST',
    path: '/talentDossier',
    summary: 'Start a talent’s dossier',
    auth: judges,
    body: dossierSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.updateDossier': endpoint<Created>()({
    method: 'PATCH',
    path: '/talentDossier',
    summary: 'Change a talent’s dossier',
    auth: judges,
    body: dossierSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.score': endpoint<TalentScore>()({
    method: 'GET',
    path: '/score/talent/{id}',
    summary: 'Scores of a talent',
    auth: judges,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.languageScore': endpoint<LanguageScore>()({
    method: 'GET',
    path: '/score/talent/language/{talentId}/{languageId}',
    summary: 'Score of a talent in one language',
    auth: judges,
    params: exactly({ talentId: idSchema, languageId: languageCode.required() }),
    errors: READ_ERRORS,
  }),
  'talents.createScore': endpoint<TalentScore>()({
    method: 'POST',
    path: '/score/talent',
    summary: 'Score a talent',
    auth: agencyStaff,
    body: scoreSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.updateScore': endpoint<TalentScore>()({
    method: 'PATCH',
    path: '/score/talent/{id}',
    summary: 'Change a talent’s scores',
    auth: agencyStaff,
    params: id,
    body: scoreSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.computeScore': endpoint<{ readonly total: number }>()({
    method: 'GET',
    path: '/score/compute/talent/{id}',
    summary: 'Total score of a talent',
    auth: agencyStaff,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.billing': endpoint<BillingInformation>()({
    method: 'GET',
    path: '/billing-information/{talentId}',
    summary: 'Billing information of a talent',
    auth: own,
    params: talentId,
    errors: READ_ERRORS,
  }),
  'talents.createBilling': endpoint<BillingInformation>()({
    method: 'POST',
    path: '/billing-information',
    summary: 'Give a talent’s billing information',
    auth: own,
    body: billingInformationSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.updateBilling': endpoint<BillingInformation>()({
    method: 'PATCH',
    path: '/billing-information/{id}',
    summary: 'Change a talent’s billing information',
    auth: own,
    params: id,
    body: billingInformationSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.connectionSession': endpoint<ConnectionSession>()({
    method: 'GET',
    path: '/connectionSession/{id}',
    summary: 'The connection check of a talent',
    auth: own,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.schedulingLink': endpoint<{ readonly schedulingLink: string }>()({
    method: 'GET',
    path: '/connectionSession/schedulingLink/{id}',
    summary: 'Where to schedule a connection check',
    auth: own,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.requestConnectionSession': endpoint<ConnectionSession>()({
    method: 'POST',
    path: '/connectionSession/{id}',
    summary: 'Ask for a connection check; it starts pending',
    auth: own,
    params: id,
    body: exactly({ status: text().oneOf(['pending']).default('pending') }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.bookConnectionSession': endpoint<ConnectionSession>()({
    method: 'PATCH',
    path: '/connectionSession/{id}',
    summary: 'Book a connection check',
    auth: only('admin'),
    params: id,
    body: exactly({ status: text().oneOf(['booked']).required() }),
    errors: WRITE_ERRORS,
  }),
};
