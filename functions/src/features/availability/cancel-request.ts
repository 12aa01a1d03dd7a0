import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readAvailabilityRequest } from '../../work/records/availability-requests.ts';
import { cancelRequests } from '../../work/cancellation/cancel-requests.ts';
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
        if (request.state === 'cancelled' || request.state === 'released') return;
        const booked = getBookedSpan(request);
        if (booked && booked.from <= Date.now()) throw new AppError(409, 'availability.begun');
        await cancelRequests(work, [request], caller, { keepsSessions: true });
      },
      { action: null },
    );

    return { id };
  },
);
