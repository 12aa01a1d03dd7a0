import { Timestamp } from 'firebase-admin/firestore';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findTicketDemos } from '../../work/collections/demos.ts';
import type { Work } from '../../work/unit/work.ts';

export interface TicketContext {
  readonly talentId: string | undefined;
  readonly demos: readonly Demo[];
}

export const readTicketContext = async (ticketId: string, work: Work): Promise<TicketContext> => {
  const demos = await findTicketDemos(ticketId, work);
  return { talentId: demos[0]?.talentId, demos };
};

/** Assigns a ticket to an engineer, replacing the assignee, or unassigns it (null). 403 for reviewing own demos. */
export const assignTicket = (
  work: Work,
  ticket: CurationTicket,
  { talentId }: TicketContext,
  engineerId: string | null,
): CurationTicket => {
  if (engineerId !== null && engineerId === talentId) throw new AppError(403, 'ticket.own');

  return work.update(ticket, {
    assignedTo: engineerId,
    assignedAt: engineerId === null ? null : Timestamp.now(),
  });
};
