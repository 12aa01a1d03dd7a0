import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';
import { useOwnership } from '../../../common/board/useBoard.ts';

/** Slots shown initially, and loaded at a time. */
const SHOWN = 50;

/** Accepted slots without a session, live, last accepted first, including past ones. */
export const useSlotsToPlan = (): LiveMore<AvailabilityRequest> => {
  const owned = useOwnership();
  return useLiveMore<AvailabilityRequest>(
    owned && {
      collection: 'availabilityRequests',
      where: { ...owned, state: 'accepted', sessionId: null },
      orderBy: [['updatedAt', 'desc']],
      limit: SHOWN,
    },
  );
};
