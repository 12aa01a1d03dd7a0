import { Timestamp } from 'firebase-admin/firestore';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { countDemo, getTicketCounts } from '@domain/curation/ticket-counts.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { tickets, newTicketId, findOpenTickets } from '../collections/curation-tickets.ts';
import { findTalentDemos } from '../collections/demos.ts';
import type { Work } from '../unit/work.ts';

const makeTicket = ({ language, agencyIds }: Demo, reviewerId: string | null): CurationTicket => ({
  id: newTicketId(),
  language,
  agencyIds,
  status: 'open',
  talents: 1,
  ...getTicketCounts([]),
  assignedTo: reviewerId,
  assignedAt: reviewerId === null ? null : Timestamp.now(),
  closedBy: null,
  closedAt: null,
  createdAt: Timestamp.now(),
});

/** Closes and returns a ticket that this unit read. */
export const markClosed = (
  work: Work,
  ticket: CurationTicket,
  review: Pick<CurationTicket, 'closedReason' | 'rejectedDemos'> = {},
): CurationTicket =>
  work.update(ticket, {
    ...review,
    status: 'closed',
    assignedTo: null,
    assignedAt: null,
    closedBy: ticket.assignedTo,
    closedAt: Timestamp.now(),
  });

/** Returns a ticket with its new counts, closed if it is empty, or unassigned without a waiting demo. */
const closeWhenDone = (work: Work, ticket: CurationTicket, counted: CurationTicket): CurationTicket => {
  const { totalAudioDemos, waitingDemos, assignedTo } = counted;
  const isDone = totalAudioDemos === 0 || (waitingDemos === 0 && assignedTo === null);
  return isDone ? { ...markClosed(work, ticket), totalAudioDemos, waitingDemos } : counted;
};

/** A demo's change: created (no `before`), changed, or deleted (no `after`). */
export interface DemoChange {
  readonly before?: Demo | undefined;
  readonly after?: Demo | undefined;
}

interface Placed {
  /** With its ticket; undefined: deleted. */
  readonly demo: Demo | undefined;
  /** The ticket created for it; undefined: none, or an existing one. */
  readonly opened?: CurationTicket | undefined;
  /** Unassigned tickets without waiting demos, closed by this. */
  readonly closed: readonly CurationTicket[];
}

/**
 * Puts a waiting demo on its talent's open ticket for the language, or a new one, and removes one that no longer belongs; closed tickets stay. Creates
 * and closes tickets. `open`: the open tickets of the talent's demos. `reviewerId`: assignee of a new one, null for none. Assignees close their own tickets.
 */
export const placeOnTicket = (
  work: Work,
  open: readonly CurationTicket[],
  { before, after }: DemoChange,
  reviewerId: string | null,
): Placed => {
  const left = before && open.find(({ id }) => id === before.curationTicketId);
  const isWaiting = after?.reviewStatus === 'pending';
  // A reviewed demo stays on its ticket until that closes; a waiting one moves to a ticket of its language.
  const stays = left && after && (!isWaiting || left.language === after.language);
  const joined = stays
    ? left
    : isWaiting
      ? (open.find(({ language }) => language === after.language) ?? makeTicket(after, reviewerId))
      : undefined;

  const behind = left && left !== joined ? [closeWhenDone(work, left, countDemo(left, before, -1))] : [];
  const closedNow = behind.filter(({ status }) => status === 'closed');
  if (!after) return { demo: undefined, closed: closedNow };
  if (!joined) {
    const demo = left ? { ...after, curationTicketId: null, assignedTo: null, assignedAt: null } : after;
    return { demo, closed: closedNow };
  }

  const base = joined === left && before ? countDemo(joined, before, -1) : joined;
  const counted = countDemo(base, after, 1);
  const ticket = open.includes(joined) ? closeWhenDone(work, joined, counted) : work.create(tickets, counted);

  const { id: curationTicketId, assignedTo, assignedAt } = ticket;

  return {
    opened: open.includes(joined) ? undefined : ticket,
    demo: { ...after, curationTicketId, assignedTo, assignedAt },
    closed: ticket.status === 'closed' ? [...closedNow, ticket] : closedNow,
  };
};

/** Grants another agency access to the tickets of a talent's waiting demos. */
export const grantTickets = async (work: Work, talentId: string, agencyId: string): Promise<void> => {
  const open = await findOpenTickets(await findTalentDemos(talentId, work), work);
  for (const ticket of open)
    work.update(ticket, { agencyIds: [...new Set([...ticket.agencyIds, agencyId])] });
};

/** Removes a talent's demos from their open tickets, before an erasure deletes them. */
export const removeFromTickets = async (talentId: string, work: Work): Promise<void> => {
  const demos = await findTalentDemos(talentId, work);
  const open = await findOpenTickets(demos, work);
  for (const ticket of open) {
    const ticketDemos = demos.filter(({ curationTicketId }) => curationTicketId === ticket.id);
    const left = ticketDemos.reduce((counts, demo) => countDemo(counts, demo, -1), ticket);
    closeWhenDone(work, ticket, left);
    for (const demo of ticketDemos) work.update(demo, { curationTicketId: null });
  }
};
