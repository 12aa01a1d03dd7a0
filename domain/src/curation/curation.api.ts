import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page, type Serialised } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import {
  REASON_MAX,
  TICKET_ACTIONS,
  TICKET_SCOPES,
  type Colleague,
  type CurationTicket,
  type DemoDossier,
  type DemoForReview,
} from './curation.ts';

const curators = only('engineer', 'admin');
const id = exactly({ id: idSchema });
const comment = freeText();
const dossier = exactly({ demoId: idSchema, comment: comment.default('') });

export const curationApi = {
  'curation.tickets': endpoint<Page<Serialised<CurationTicket>>>()({
    method: 'GET',
    path: '/curation-ticket',
    summary:
      'Tickets that are available or the caller’s, the oldest first, or done, the newest first; page by page. Admins see what anybody in their agency has done',
    auth: curators,
    query: exactly({
      scope: text().oneOf(TICKET_SCOPES).required(),
      cursor: text().max(400).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'curation.updateTicket': endpoint<Serialised<CurationTicket>>()({
    method: 'PATCH',
    path: '/curation-ticket/{id}',
    summary:
      'Take a ticket, give it back (which closes it where every demo is reviewed), hand it over to another engineer of the agency, or close it, which needs every demo reviewed. Admins do all of it but take one',
    auth: curators,
    params: id,
    body: exactly({
      action: text().oneOf(TICKET_ACTIONS).required(),
      /** Uid of the engineer to hand it over to. */
      to: idSchema.optional().when('action', {
        is: 'handOver',
        then: (schema) => schema.required(),
      }),
      /** Why it is closed in the place of whoever has it. */
      reason: freeText().max(REASON_MAX).optional(),
    }),
    errors: WRITE_ERRORS,
  }),
  'curation.colleagues': endpoint<readonly Colleague[]>()({
    method: 'GET',
    path: '/curation-ticket/{id}/engineer',
    summary: 'Engineers whom a ticket can be handed over to',
    auth: curators,
    params: id,
    errors: READ_ERRORS,
  }),
  'curation.engineers': endpoint<readonly Colleague[]>()({
    method: 'GET',
    path: '/curation-ticket/engineer',
    summary: 'Active engineers of the chosen agency, one of whom an invitation can name',
    auth: agencyStaff,
    errors: SIGNED_IN_ERRORS,
  }),
  'curation.demo': endpoint<Serialised<DemoForReview>>()({
    method: 'GET',
    path: '/demo/curation/{id}',
    summary:
      'A demo to review, with its file’s figures, its talent’s public half, its dossier, what the caller’s agencies think of the talent, and the ticket it is on',
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
