import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { counted, ticketCountsOf } from '@domain/curation/ticket-counts.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { createTicket, newTicketId, openTicketsOf, writeTicket } from './curation-tickets.ts';
import { demosOfTalent, updateDemo } from './demos.ts';
import { dropAssignment } from './engineer-assignments.ts';

const newTicket = ({ language, agencyIds }: Demo, reviewerId: string | null): CurationTicket => ({
  id: newTicketId(),
  language,
  agencyIds,
  status: 'open',
  talents: 1,
  ...ticketCountsOf([]),
  assignedTo: reviewerId,
  assignedAt: reviewerId === null ? null : Timestamp.now(),
  closedBy: null,
  closedAt: null,
  createdAt: Timestamp.now(),
});

/** A ticket on which nothing happens any more. */
export const closed = (ticket: CurationTicket, reason?: string): CurationTicket => ({
  ...ticket,
  status: 'closed',
  assignedTo: null,
  assignedAt: null,
  closedBy: ticket.assignedTo,
  closedAt: Timestamp.now(),
  ...(reason ? { closedReason: reason } : {}),
});

/** A ticket with nothing on it is done, and so is one that nobody has and on which nothing waits. */
const settled = (ticket: CurationTicket): CurationTicket =>
  ticket.totalAudioDemos === 0 || (ticket.waitingDemos === 0 && ticket.assignedTo === null)
    ? closed(ticket)
    : ticket;

/** Writes, and answers, a ticket that a demo has left. One that is closed by that is no longer a reason to know the talent. */
const leave = (
  transaction: Transaction,
  ticket: CurationTicket,
  { open, talentId }: { readonly open: readonly CurationTicket[]; readonly talentId: string },
): CurationTicket => {
  const after = settled(ticket);
  writeTicket(transaction, after);
  if (after.status === 'closed') dropAssignment(transaction, ticket, { open, talentId });
  return after;
};

/** What becomes of a demo: made (no `before`), changed, or removed (no `after`). */
export interface DemoChange {
  readonly before?: Demo | undefined;
  readonly after?: Demo | undefined;
}

/** Where a demo is from now on. */
export interface Placed {
  /** With the ticket that it is on; undefined: it is removed. */
  readonly demo: Demo | undefined;
  /** The ticket that was made for it; undefined: it is on none, or on one that was there. */
  readonly opened?: CurationTicket | undefined;
  /** Tickets that nobody has, and on which nothing waits any more: closed by this. */
  readonly closed: readonly CurationTicket[];
}

/**
 * Puts a demo that waits on its talent's open ticket of its language, or on a new one, and takes one that no longer
 * belongs there off its own; a closed ticket stays as it is. `open` are the open tickets that the talent's demos name,
 * `reviewerId` is who gets a new one, null: whoever takes it. Writes the tickets. Whoever has one closes it themselves.
 */
export const placeOnTicket = (
  transaction: Transaction,
  open: readonly CurationTicket[],
  { before, after }: DemoChange,
  reviewerId: string | null,
): Placed => {
  const left = before && open.find(({ id }) => id === before.curationTicketId);
  const isWaiting = after?.reviewStatus === 'pending';
  // What was reviewed stays on its ticket until that is closed; what waits goes where its language is reviewed.
  const stays = left && after && (!isWaiting || left.language === after.language);
  const joined = stays
    ? left
    : isWaiting
      ? (open.find(({ language }) => language === after.language) ?? newTicket(after, reviewerId))
      : undefined;

  const behind =
    left && left !== joined
      ? [leave(transaction, counted(left, before, -1), { open, talentId: before.talentId })]
      : [];
  const closedNow = behind.filter(({ status }) => status === 'closed');
  if (!after) return { demo: undefined, closed: closedNow };
  if (!joined) {
    const demo = left ? { ...after, curationTicketId: null, assignedTo: null, assignedAt: null } : after;
    return { demo, closed: closedNow };
  }
  const base = joined === left && before ? counted(joined, before, -1) : joined;
  const ticket = settled(counted(base, after, 1));
  if (ticket.totalAudioDemos !== joined.totalAudioDemos || ticket.waitingDemos !== joined.waitingDemos)
    (open.includes(joined) ? writeTicket : createTicket)(transaction, ticket);
  const { id: curationTicketId, assignedTo, assignedAt } = ticket;
  return {
    opened: open.includes(joined) ? undefined : ticket,
    demo: { ...after, curationTicketId, assignedTo, assignedAt },
    closed: ticket.status === 'closed' ? [...closedNow, ticket] : closedNow,
  };
};

/** Takes all demos of a talent off the tickets on which they wait: for an erasure, which deletes them next. */
export const takeOffTickets = async (talentId: string, transaction: Transaction): Promise<void> => {
  const demos = await demosOfTalent(talentId, transaction);
  const open = await openTicketsOf(demos, transaction);
  for (const ticket of open) {
    const own = demos.filter(({ curationTicketId }) => curationTicketId === ticket.id);
    const left = own.reduce((counts, demo) => counted(counts, demo, -1), ticket);
    leave(transaction, left, { open, talentId });
    for (const { id } of own) updateDemo(transaction, id, { curationTicketId: null });
  }
};
