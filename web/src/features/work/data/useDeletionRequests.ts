import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';
import { SHOWN_MAX } from './useWaiting.ts';

/** Subscribes to an agency's talents awaiting erasure, longest waiting first. */
export const useDeletionRequests = (agencyId: string): Live<readonly DeletionRequest[]> =>
  useLiveCollection<DeletionRequest>({
    collection: 'deletionRequests',
    where: { state: 'requested' },
    contains: { agencyIds: agencyId },
    orderBy: [['requestedAt', 'asc']],
    limit: SHOWN_MAX,
  });
