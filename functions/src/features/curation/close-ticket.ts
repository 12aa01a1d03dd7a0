import type { CurationTicket } from '@domain/curation/curation.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { queueOutcome } from '../../outgoing/mail/curation-outcome.ts';
import { readDossiers } from '../../work/collections/demo-dossiers.ts';
import { completeDossiers } from '../../work/records/demo-dossiers.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { markClosed } from '../../work/records/ticket-demos.ts';
import type { TicketContext } from './assign-ticket.ts';
import type { Work } from '../../work/unit/work.ts';

/** Closes a ticket without waiting demos: each demo gets a dossier and loses its assignee, and the talent is mailed the results. 409 while one waits. */
export const closeTicket = async (
  work: Work,
  caller: Caller,
  ticket: CurationTicket,
  surroundings: TicketContext,
  reason?: string,
): Promise<CurationTicket> => {
  const { waitingDemos: count } = ticket;
  if (count > 0) throw new AppError(409, 'ticket.waiting', { values: { count } });
  const { demos, talentId } = surroundings;
  const talent = talentId === undefined ? undefined : await readTalent(talentId, work);
  const dossiers = await readDossiers(
    demos.map(({ id }) => id),
    work,
  );

  const rejectedDemos = demos.filter(({ reviewStatus }) => reviewStatus === 'rejected').length;
  const after = markClosed(work, ticket, { rejectedDemos, ...(reason ? { closedReason: reason } : {}) });
  completeDossiers(work, demos, dossiers);
  if (talent) queueOutcome(work, ticket, demos, talent, getAuditAgencyId(caller, ticket.agencyIds));
  return after;
};
