import type { CurationTicket } from '@domain/curation/curation.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** More than are open at a time: there is one for each language and round. */
const SHOWN = 100;

/** Tickets whose demos wait for an engineer, the oldest first; asked for on behalf of engineers alone. */
export const useOpenTickets = (isEngineer: boolean): Live<readonly CurationTicket[]> =>
  useLiveCollection<CurationTicket>(
    isEngineer
      ? {
          collection: 'curationTickets',
          where: { status: 'open' },
          orderBy: [['createdAt', 'asc']],
          limit: SHOWN,
        }
      : null,
  );
