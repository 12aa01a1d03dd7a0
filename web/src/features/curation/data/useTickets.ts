import type { CurationTicket, TicketScope } from '@domain/curation/curation.ts';
import type { LiveQuery } from '#firebase/live.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';

/** Tickets that are shown at first, and that come at a time. */
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

/**
 * Tickets of the agencies that engage an engineer: those that nobody has taken and their own, the oldest first, and those
 * that they closed, the newest first. Nothing is asked for on behalf of somebody whom no agency engages.
 */
export const useTickets = (
  agencies: readonly string[],
  scope: TicketScope,
  uid: string,
): LiveMore<CurationTicket> => {
  const [first, ...others] = agencies;
  return useLiveMore<CurationTicket>(
    first === undefined
      ? null
      : {
          collection: 'curationTickets',
          contains: { agencyIds: others.length === 0 ? first : agencies },
          limit: SHOWN,
          ...SHAPES[scope](uid),
        },
  );
};
