import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { readAvailabilityRequest } from '../../work/records/availability-requests.ts';
import { cancelRequests } from '../../common/cancellation/cancel-requests.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Cancels a request; an accepted one until it begins. Its session continues with other roles, if any. Idempotent: a finished one notifies no one. */
export const cancelRequest = operationInSteps(
  'availability.cancel',
  async ({ step, caller, params: { id } }) => {
    await step(
      async (work) => {
        const request = requireVisible(
          caller,
          'availabilityRequests',
          await readAvailabilityRequest(id, work),
        );
        const state = getSlotState(request, Date.now());
        if (isDone(slotTransitions.cancel, state)) return;
        requireState(slotTransitions.cancel, state);
        await cancelRequests(work, [request], caller, { keepsSessions: true });
      },
      { action: null },
    );

    return { id };
  },
);
