import { only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import type { Demo } from '../demos/demos.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import type { CurationTicket, DemoDossier } from './curation.ts';

const curators = only('engineer', 'admin');
const id = exactly({ id: idSchema });
const comment = freeText();
const dossier = exactly({ demoId: idSchema, comment: comment.default('') });

export const curationApi = {
  'curation.tickets': endpoint<readonly Serialised<CurationTicket>[]>()({
    method: 'GET',
    path: '/curation-ticket',
    summary: 'Tickets that are available, the caller’s, or done',
    auth: curators,
    query: exactly({ scope: text().oneOf(['available', 'mine', 'curated']).required() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'curation.updateTicket': endpoint<Serialised<CurationTicket>>()({
    method: 'PATCH',
    path: '/curation-ticket/{id}',
    summary: 'Take, give back or close a ticket; closing needs every demo curated',
    auth: curators,
    params: id,
    body: exactly({ action: text().oneOf(['take', 'release', 'close']).required() }),
    errors: WRITE_ERRORS,
  }),
  'curation.demo': endpoint<Serialised<Demo>>()({
    method: 'GET',
    path: '/demo/curation/{id}',
    summary: 'A demo to curate, with its file’s facts',
    auth: curators,
    params: id,
    errors: READ_ERRORS,
  }),
  'curation.createDossier': endpoint<DemoDossier>()({
    method: 'POST',
    path: '/demoDossier',
    summary: 'Start the dossier of a demo',
    auth: curators,
    body: dossier,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'curation.createDossierFor': endpoint<DemoDossier>()({
    method: 'POST',
    path: '/demoDossier/{id}',
    summary: 'Start the dossier of the demo with this id',
    auth: curators,
    params: id,
    body: exactly({ comment: comment.default('') }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'curation.updateDossier': endpoint<DemoDossier>()({
    method: 'PATCH',
    path: '/demoDossier',
    summary: 'Change the dossier named in the body',
    auth: curators,
    body: exactly({ id: idSchema, comment: comment.required() }),
    errors: WRITE_ERRORS,
  }),
  'curation.updateDossierOf': endpoint<DemoDossier>()({
    method: 'PATCH',
    path: '/demoDossier/{id}',
    summary: 'Change a dossier',
    auth: curators,
    params: id,
    body: exactly({ comment: comment.required() }),
    errors: WRITE_ERRORS,
  }),
};
