import type { Operations } from '../../work/operation.ts';
import { changeDossier, updateDossierWithId, startDossier, createDossierWithId } from './dossiers.ts';
import { listEngaged } from './find-engaged-engineers.ts';
import { listColleagues } from './list-colleagues.ts';
import { listTickets } from './list-tickets.ts';
import { reviewDemo } from './review-demo.ts';
import { updateTicket } from './update-ticket.ts';

export const curation = {
  'curation.colleagues': listColleagues,
  'curation.createDossier': startDossier,
  'curation.createDossierFor': createDossierWithId,
  'curation.demo': reviewDemo,
  'curation.engineers': listEngaged,
  'curation.tickets': listTickets,
  'curation.updateDossier': changeDossier,
  'curation.updateDossierOf': updateDossierWithId,
  'curation.updateTicket': updateTicket,
} satisfies Partial<Operations>;
