import type { CurationTicket, TicketScope } from '@domain/curation/curation.ts';
import type { LiveQuery } from '#firebase/live.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';
import { readPages } from '#firebase/readPages.ts';
import { toPage, type RowPages } from '../../../components/lists/listFile.ts';

/** Tickets shown initially, and loaded at a time. */
const SHOWN = 100;

type Shape = Pick<LiveQuery, 'where' | 'orderBy'>;

const SHAPES: Readonly<Record<TicketScope, (uid: string) => Shape>> = {
  available: () => ({ where: { status: 'open', assignedTo: null }, orderBy: [['createdAt', 'asc']] }),
  mine: (uid) => ({ where: { status: 'open', assignedTo: uid }, orderBy: [['createdAt', 'asc']] }),
  curated: (uid) => ({
    where: { status: 'closed', assignedTo: null, closedBy: uid },
    orderBy: [['closedAt', 'desc']],
  }),
};

/** No query for engineers without an agency. */
const getTickets = (
  agencies: readonly string[],
  scope: TicketScope,
  uid: string,
): (LiveQuery & { readonly limit: number }) | null => {
  const [first, ...furtherAgencies] = agencies;
  if (first === undefined) return null;
  return {
    collection: 'curationTickets',
    contains: { agencyIds: furtherAgencies.length === 0 ? first : agencies },
    limit: SHOWN,
    ...SHAPES[scope](uid),
  };
};

/** Subscribes to tickets of an engineer's agencies: free and own ones, oldest first, and those they closed, newest first. */
export const useTickets = (
  agencies: readonly string[],
  scope: TicketScope,
  uid: string,
): LiveMore<CurationTicket> => useLiveMore<CurationTicket>(getTickets(agencies, scope, uid));

/** All current tickets, for export. */
export const getTicketPages = (
  agencies: readonly string[],
  scope: TicketScope,
  uid: string,
): RowPages<CurationTicket> => {
  const query = getTickets(agencies, scope, uid);
  return query ? readPages(query) : toPage<CurationTicket>([]);
};
