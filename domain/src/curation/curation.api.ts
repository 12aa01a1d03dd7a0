import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page, type Serialised } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
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
const id = strictObject({ id: idSchema });
const comment = freeText();
const dossier = strictObject({ demoId: idSchema, comment: comment.default('') });

export const curationApi = {
  'curation.tickets': endpoint<Page<Serialised<CurationTicket>>>()({
    method: 'GET',
    path: '/curation-ticket',
    summary: 'List review tickets',
    description:
      'Available, your own (oldest first), or closed (newest first). Admins see all closed tickets of their agency.',
    auth: curators,
    query: strictObject({
      scope: text().oneOf(TICKET_SCOPES).required(),
      cursor: text().max(400).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'curation.updateTicket': endpoint<Serialised<CurationTicket>>()({
    method: 'PATCH',
    path: '/curation-ticket/{id}',
    summary: 'Update a review ticket',
    description:
      'Pick it up, give it back, hand it over or close it. Closing requires that every demo is reviewed. Admins can’t pick up tickets.',
    auth: curators,
    params: id,
    body: strictObject({
      action: text().oneOf(TICKET_ACTIONS).required(),
      /** Uid of the new engineer. */
      to: idSchema.optional().when('action', {
        is: 'handOver',
        then: (schema) => schema.required(),
      }),
      /** Reason for closing it in place of its assignee. */
      reason: freeText().max(REASON_MAX).optional(),
    }),
    errors: WRITE_ERRORS,
  }),
  'curation.colleagues': endpoint<readonly Colleague[]>()({
    method: 'GET',
    path: '/curation-ticket/{id}/engineer',
    summary: 'List engineers who can take over a ticket',
    auth: curators,
    params: id,
    errors: READ_ERRORS,
  }),
  'curation.engineers': endpoint<readonly Colleague[]>()({
    method: 'GET',
    path: '/curation-ticket/engineer',
    summary: 'List active engineers',
    description: 'Of the chosen agency, to name one in an invitation.',
    auth: agencyStaff,
    errors: SIGNED_IN_ERRORS,
  }),
  'curation.demo': endpoint<Serialised<DemoForReview>>()({
    method: 'GET',
    path: '/demo/curation/{id}',
    summary: 'Retrieve a demo for review',
    description: 'With measurements, the talent’s public profile, dossier, scores and ticket.',
    auth: curators,
    params: id,
    errors: READ_ERRORS,
  }),
  'curation.createDossier': endpoint<DemoDossier>()({
    method: 'POST',
    path: '/demoDossier',
    summary: 'Create a demo’s dossier',
    description: 'The demo is in the body.',
    auth: curators,
    body: dossier,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'curation.createDossierFor': endpoint<DemoDossier>()({
    method: 'POST',
    path: '/demoDossier/{id}',
    summary: 'Create the dossier of a demo',
    auth: curators,
    params: id,
    body: strictObject({ comment: comment.default('') }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'curation.updateDossier': endpoint<DemoDossier>()({
    method: 'PATCH',
    path: '/demoDossier',
    summary: 'Update the dossier named in the body',
    auth: curators,
    body: strictObject({ id: idSchema, comment: comment.required() }),
    errors: WRITE_ERRORS,
  }),
  'curation.updateDossierOf': endpoint<DemoDossier>()({
    method: 'PATCH',
    path: '/demoDossier/{id}',
    summary: 'Update a demo’s dossier',
    auth: curators,
    params: id,
    body: strictObject({ comment: comment.required() }),
    errors: WRITE_ERRORS,
  }),
};
