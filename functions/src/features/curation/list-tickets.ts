import type { Timestamp } from 'firebase-admin/firestore';
import { getAgencies } from '@domain/access/roles.ts';
import { TICKET_PAGE_SIZE, type TicketScope } from '@domain/curation/curation.ts';
import type { Caller } from '../../work/access/caller.ts';
import { decodeCursor, encodeCursor, parseMoment } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import {
  listTickets as list,
  getTicketMoment,
  type TicketListFilters,
} from '../../work/collections/curation-tickets.ts';
import { presentTicket } from './present-ticket.ts';

const decode = (cursor: string): { readonly moment: Timestamp; readonly id: string } => {
  const { keys, id } = decodeCursor(cursor);
  return { moment: parseMoment(keys), id };
};

/** Returns the filter of tickets the caller may list: admins their agencies', engineers free ones and their own. */
const toTicketFilters = ({ uid, claims }: Caller, scope: TicketScope): TicketListFilters => {
  const asAdmin = getAgencies(claims, 'admin');
  const asEngineer = getAgencies(claims, 'engineer');
  if (scope === 'available') return { scope, agencyIds: [...new Set([...asAdmin, ...asEngineer])] };
  if (scope === 'mine') return { scope, agencyIds: asEngineer, engineerId: uid };
  return asAdmin.length > 0
    ? { scope, agencyIds: asAdmin }
    : { scope, agencyIds: asEngineer, engineerId: uid };
};

export const listTickets: Operation<'curation.tickets'> = async ({ caller, query }) => {
  const { scope, cursor } = query;
  const after = cursor === undefined ? undefined : decode(cursor);
  const found = await list(toTicketFilters(caller, scope), after, TICKET_PAGE_SIZE);
  const items = found.map((ticket) => presentTicket(caller, ticket));
  const last = found.at(-1);
  if (!last || items.length < TICKET_PAGE_SIZE) return { items };
  const { seconds, nanoseconds } = getTicketMoment(last, scope);
  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};
