import type { Operations } from '../../work/operation.ts';
import { changeDossier, updateDossierWithId, startDossier, createDossierWithId } from './dossiers.ts';
import { listEngaged } from './find-engaged-engineers.ts';
import { listColleagues } from './list-colleagues.ts';
import { listTickets } from './list-tickets.ts';
import { getDemoForReview } from './get-demo-for-review.ts';
import { updateTicket } from './update-ticket.ts';

export const curation = {
  'curation.colleagues': listColleagues,
  'curation.createDossier': startDossier,
  'curation.createDossierFor': createDossierWithId,
  'curation.demo': getDemoForReview,
  'curation.engineers': listEngaged,
  'curation.tickets': listTickets,
  'curation.updateDossier': changeDossier,
  'curation.updateDossierOf': updateDossierWithId,
  'curation.updateTicket': updateTicket,
} satisfies Partial<Operations>;
