import type { CurationTicket } from '@domain/curation/curation.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** More than are open at a time: there is one for each language and round. */
const SHOWN = 100;

/**
 * Open tickets of the agencies that engage an engineer, the oldest first: their own, or those that nobody has taken (null).
 * Nothing is asked for on behalf of somebody whom no agency engages.
 */
export const useTickets = (
  agencies: readonly string[],
  assignedTo: string | null,
): Live<readonly CurationTicket[]> => {
  const [first, ...others] = agencies;
  return useLiveCollection<CurationTicket>(
    first === undefined
      ? null
      : {
          collection: 'curationTickets',
          where: { status: 'open', assignedTo },
          contains: { agencyIds: others.length === 0 ? first : agencies },
          orderBy: [['createdAt', 'asc']],
          limit: SHOWN,
        },
  );
};
