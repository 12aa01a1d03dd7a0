import {
  FieldPath,
  FieldValue,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { CurationTicket, TicketScope } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { tally, type Tally } from '../firestore/tally.ts';

const tickets = () => collectionRef('curationTickets');

export const newTicketId = (): string => tickets().doc().id;

export const readTicket = async (
  id: string,
  transaction?: Transaction,
): Promise<CurationTicket | undefined> => {
  const ref = tickets().doc(id);
  return toRecord<CurationTicket>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const createTicket = (transaction: Transaction, ticket: CurationTicket): void => {
  transaction.create(tickets().doc(ticket.id), withoutId(ticket));
};

export const writeTicket = (transaction: Transaction, ticket: CurationTicket): void => {
  transaction.update(tickets().doc(ticket.id), withoutId(ticket));
};

/** Opens the tickets of a talent's waiting demos to one more agency of theirs. */
export const openTicketsTo = (transaction: Transaction, ids: readonly string[], agencyId: string): void => {
  for (const id of ids) transaction.update(tickets().doc(id), { agencyIds: FieldValue.arrayUnion(agencyId) });
};

/** The open tickets that some demos name, each once. */
export const findOpenTickets = async (
  demos: readonly Pick<Demo, 'curationTicketId'>[],
  transaction: Transaction,
): Promise<readonly CurationTicket[]> => {
  const ids = [...new Set(demos.flatMap(({ curationTicketId: id }) => id ?? []))];
  if (ids.length === 0) return [];
  const found = await transaction.getAll(...ids.map((id) => tickets().doc(id)));
  return found
    .flatMap((snapshot) => toRecord<CurationTicket>(snapshot) ?? [])
    .filter(({ status }) => status === 'open');
};

/** Whose tickets are listed. */
export interface TicketListFilters {
  readonly scope: TicketScope;
  readonly agencyIds: readonly string[];
  /** The engineer whose they are, or who closed them; absent: everybody's. */
  readonly engineerId?: string | undefined;
}

/** What the tickets of a scope are ordered by. */
export const ticketMoment = ({ createdAt, closedAt }: CurationTicket, scope: TicketScope): Timestamp =>
  (scope === 'curated' ? (closedAt ?? createdAt) : createdAt) as Timestamp;

/** Tickets of a scope: what waits with the oldest first, what is done with the newest. */
const getTickets = ({ scope, agencyIds, engineerId }: TicketListFilters): Query => {
  const isDone = scope === 'curated';
  let query: Query = tickets()
    .where('agencyIds', 'array-contains-any', agencyIds)
    .where('status', '==', isDone ? 'closed' : 'open')
    .where('assignedTo', '==', scope === 'mine' ? engineerId : null);
  if (isDone && engineerId !== undefined) query = query.where('closedBy', '==', engineerId);
  return isDone
    ? query.orderBy('closedAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
    : query.orderBy('createdAt', 'asc').orderBy(FieldPath.documentId(), 'asc');
};

/** How many there are, and the first. */
export const tallyTickets = (filters: TicketListFilters): Promise<Tally<CurationTicket>> =>
  tally(getTickets(filters));

/** One page of them; reads `limit` documents at most. */
export const listTickets = async (
  filters: TicketListFilters,
  after: { readonly moment: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly CurationTicket[]> => {
  if (filters.agencyIds.length === 0) return [];
  const ordered = getTickets(filters);
  const found = await (after ? ordered.startAfter(after.moment, after.id) : ordered).limit(limit).get();
  return found.docs.flatMap((snapshot) => toRecord<CurationTicket>(snapshot) ?? []);
};
