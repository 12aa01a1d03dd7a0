import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { cancelRequests } from '../../common/cancellation/cancel-requests.ts';
import { operation } from '../../work/unit/operation.ts';

/** Cancels a request; an accepted one until it begins. Its session continues with other roles, if any. Idempotent: a finished one notifies no one. */
export const cancelRequest = operation('availability.cancel', async ({ work, caller, params: { id } }) => {
  const request = await work.get(availabilityRequests, id);
  const state = getSlotState(request, Date.now());
  if (isDone(slotTransitions.cancel, state)) return { id };

  requireState(slotTransitions.cancel, state);
  await cancelRequests(work, [request], caller, { keepsSessions: true });

  return { id };
});
