import { FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import type { CurationTicket, TicketScope } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { tally, type Tally } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const tickets = collection<CurationTicket>('curationTickets');

export const newTicketId = tickets.newId;

export const readTicket = tickets.get;

export const findOpenTickets = async (
  demos: readonly Pick<Demo, 'curationTicketId'>[],
  work: Work,
): Promise<readonly CurationTicket[]> => {
  const ids = [...new Set(demos.flatMap(({ curationTicketId: id }) => id ?? []))];
  return (await work.readAll(tickets, ids)).filter(({ status }) => status === 'open');
};

export interface TicketListFilters {
  readonly scope: TicketScope;
  readonly agencyIds: readonly string[];
  /** The assignee, or the engineer who closed it; absent: all. */
  readonly engineerId?: string | undefined;
}

export const getTicketMoment = ({ createdAt, closedAt }: CurationTicket, scope: TicketScope): Timestamp =>
  (scope === 'curated' ? (closedAt ?? createdAt) : createdAt) as Timestamp;

/** A scope's tickets: waiting ones oldest first, closed ones newest first. */
const getTickets = ({ scope, agencyIds, engineerId }: TicketListFilters): Query => {
  const isDone = scope === 'curated';
  let query: Query = tickets.ref
    .where('agencyIds', 'array-contains-any', agencyIds)
    .where('status', '==', isDone ? 'closed' : 'open')
    .where('assignedTo', '==', scope === 'mine' ? engineerId : null);
  if (isDone && engineerId !== undefined) query = query.where('closedBy', '==', engineerId);
  return isDone
    ? query.orderBy('closedAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
    : query.orderBy('createdAt', 'asc').orderBy(FieldPath.documentId(), 'asc');
};

export const tallyTickets = (filters: TicketListFilters): Promise<Tally<CurationTicket>> =>
  tally(getTickets(filters));

export const listTickets = async (
  filters: TicketListFilters,
  after: { readonly moment: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly CurationTicket[]> => {
  if (filters.agencyIds.length === 0) return [];
  const ordered = getTickets(filters);
  return tickets.find((after ? ordered.startAfter(after.moment, after.id) : ordered).limit(limit));
};
