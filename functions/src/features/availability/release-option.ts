import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { endOptions } from '../../common/options/end-options.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { operation } from '../../work/unit/operation.ts';

/** Releases an option; the next one is promoted. Idempotent: an ended one notifies no one. */
export const releaseOption = operation(
  'availability.releaseOption',
  async ({ work, caller, params: { id } }) => {
    const request = await work.get(availabilityRequests, id);
    const state = getSlotState(request, Date.now());
    if (isDone(slotTransitions.releaseOption, state)) return { id };

    requireState(slotTransitions.releaseOption, state);
    await endOptions(work, [request], 'released', caller);
    return { id };
  },
);
