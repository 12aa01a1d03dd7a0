import type { CurationTicket } from '@domain/curation/curation.ts';
import type { LiveQuery } from '#firebase/live.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';
import { readPages } from '#firebase/readPages.ts';
import type { RowPages } from '../../../components/lists/listFile.ts';

/** Tickets shown initially, and loaded at a time. */
const SHOWN = 50;

const getTickets = (
  agencyId: string,
  status: CurationTicket['status'],
): LiveQuery & { readonly limit: number } => ({
  collection: 'curationTickets',
  contains: { agencyIds: agencyId },
  limit: SHOWN,
  ...(status === 'open'
    ? { where: { status }, orderBy: [['createdAt', 'asc']] }
    : { where: { status, assignedTo: null }, orderBy: [['closedAt', 'desc']] }),
});

/** Subscribes to an agency's tickets: open ones of any assignee, oldest first, or closed ones, newest first. */
export const useAgencyTickets = (
  agencyId: string,
  status: CurationTicket['status'],
): LiveMore<CurationTicket> => useLiveMore<CurationTicket>(getTickets(agencyId, status));

/** All current tickets, for export. */
export const getAgencyTicketPages = (
  agencyId: string,
  status: CurationTicket['status'],
): RowPages<CurationTicket> => readPages(getTickets(agencyId, status));
