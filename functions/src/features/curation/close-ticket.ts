import type { Transaction } from 'firebase-admin/firestore';
import type { CurationTicket, DemoDossier } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { agencyToTell } from '../../access/own-agencies.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { queueMail } from '../../mail/outbox.ts';
import { createDossier, readDossiers, updateDossier } from '../../records/demo-dossiers.ts';
import { readTalent } from '../../records/talents.ts';
import { closed } from '../../records/ticket-demos.ts';
import { endAssignment, writeWithDemos, type TicketSurroundings } from './assign-ticket.ts';

/** The dossier of a demo that was reviewed without a note: what the talent was told begins it. */
const dossierOf = ({ id, talentId, agencyIds, reviewerComment }: Demo): DemoDossier => ({
  id,
  demoId: id,
  talentId,
  agencyIds,
  status: 'pending',
  comment: reviewerComment ?? '',
});

const result = (demos: readonly Demo[]) => ({
  approved: demos.filter(({ reviewStatus }) => reviewStatus === 'approved').map(({ name }) => name),
  rejected: demos
    .filter(({ reviewStatus }) => reviewStatus === 'rejected')
    .map(({ name, reviewerComment }) => ({ name, reason: reviewerComment ?? '' })),
});

/**
 * Closes a ticket on which nothing waits: every demo of it has a dossier from then on, nobody is assigned to any, and the
 * talent is mailed what came of all of them. 409 while one waits.
 */
export const closeTicket = async (
  transaction: Transaction,
  caller: Caller,
  ticket: CurationTicket,
  surroundings: TicketSurroundings,
): Promise<CurationTicket> => {
  const { waitingDemos: count } = ticket;
  if (count > 0) throw new AppError(409, 'ticket.waiting', { values: { count } });
  const { demos, talentId } = surroundings;
  const talent = talentId === undefined ? undefined : await readTalent(talentId, transaction);
  const dossiers = await readDossiers(
    demos.map(({ id }) => id),
    transaction,
  );

  const after = closed(ticket);
  endAssignment(transaction, ticket, surroundings);
  writeWithDemos(transaction, after, surroundings);
  for (const demo of demos) {
    if (dossiers.has(demo.id)) updateDossier(transaction, demo.id, { status: 'patched' });
    else createDossier(transaction, dossierOf(demo));
  }
  if (talent)
    queueMail(transaction, `demo-curation_${ticket.id}`, {
      kind: 'demo-curation',
      to: talent.email,
      locale: talent.communicationLanguage,
      agencyId: agencyToTell(caller, ticket.agencyIds),
      params: { name: talent.name, ...result(demos) },
    });
  return after;
};
