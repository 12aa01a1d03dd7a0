import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';
import { SHOWN } from './useWaiting.ts';

/** Talents of an agency who want to be forgotten, and whose data is still there; whoever has waited longest first. */
export const useDeletionRequests = (agencyId: string): Live<readonly DeletionRequest[]> =>
  useLiveCollection<DeletionRequest>({
    collection: 'deletionRequests',
    where: { state: 'requested' },
    contains: { agencyIds: agencyId },
    orderBy: [['requestedAt', 'asc']],
    limit: SHOWN,
  });
