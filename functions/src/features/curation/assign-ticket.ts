import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { AppError } from '../../errors/app-error.ts';
import { findOpenTickets, writeTicket } from '../../records/curation-tickets.ts';
import { findTalentDemos, demosOnTicket, updateDemo } from '../../records/demos.ts';
import { dropAssignment, writeAssignment } from '../../records/engineer-assignments.ts';

/** The records that a ticket's change reads: its demos, and the talent's open tickets. */
export interface TicketSurroundings {
  readonly talentId: string | undefined;
  readonly demos: readonly Demo[];
  readonly open: readonly CurationTicket[];
}

export const readSurroundings = async (
  ticketId: string,
  transaction: Transaction,
): Promise<TicketSurroundings> => {
  const demos = await demosOnTicket(ticketId, transaction);
  const talentId = demos[0]?.talentId;
  const all = talentId === undefined ? [] : await findTalentDemos(talentId, transaction);
  return { talentId, demos, open: await findOpenTickets(all, transaction) };
};

export const writeWithDemos = (
  transaction: Transaction,
  ticket: CurationTicket,
  { demos }: TicketSurroundings,
): void => {
  const { assignedTo, assignedAt } = ticket;
  writeTicket(transaction, ticket);
  for (const { id } of demos) updateDemo(transaction, id, { assignedTo, assignedAt });
};

/** Revokes what the assignee may see because of a ticket. */
export const endAssignment = (
  transaction: Transaction,
  ticket: CurationTicket,
  { open, talentId }: TicketSurroundings,
): void => {
  if (talentId !== undefined) dropAssignment(transaction, ticket, { open, talentId });
};

/** Assigns a ticket to an engineer, replacing the assignee, or unassigns it (null). 403 for reviewing own demos. */
export const assignTicket = (
  transaction: Transaction,
  ticket: CurationTicket,
  surroundings: TicketSurroundings,
  engineerId: string | null,
): CurationTicket => {
  const { talentId } = surroundings;
  if (engineerId !== null && engineerId === talentId) throw new AppError(403, 'ticket.own');
  const after = {
    ...ticket,
    assignedTo: engineerId,
    assignedAt: engineerId === null ? null : Timestamp.now(),
  };
  endAssignment(transaction, ticket, surroundings);
  if (engineerId !== null && talentId !== undefined)
    writeAssignment(transaction, engineerId, { talentId, agencyIds: ticket.agencyIds });
  writeWithDemos(transaction, after, surroundings);
  return after;
};
