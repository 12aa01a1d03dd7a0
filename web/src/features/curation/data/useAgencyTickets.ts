import type { CurationTicket } from '@domain/curation/curation.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';

/** Tickets that are shown at first, and that come at a time. */
const SHOWN = 50;

/** All tickets of an agency: the open ones, whoever has them, the oldest first, or the closed ones, the newest first. */
export const useAgencyTickets = (
  agencyId: string,
  status: CurationTicket['status'],
): LiveMore<CurationTicket> =>
  useLiveMore<CurationTicket>({
    collection: 'curationTickets',
    contains: { agencyIds: agencyId },
    limit: SHOWN,
    ...(status === 'open'
      ? { where: { status }, orderBy: [['createdAt', 'asc']] }
      : { where: { status, assignedTo: null }, orderBy: [['closedAt', 'desc']] }),
  });
