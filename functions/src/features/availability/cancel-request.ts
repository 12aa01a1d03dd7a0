import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import type { Excuse } from '@domain/bookings/booking-terms.ts';
import { readFeeNow, requireSeenFee, type FeeNow } from '../../common/bookings/quote-fee.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { cancelRequests } from '../../common/cancellation/cancel-requests.ts';
import { operation } from '../../work/unit/operation.ts';
import { chargeCancellation } from './charge-cancellation.ts';

/** 403 for an excuse of a client, 422 for one that the booking's terms don't have. */
const requireExcuse = (
  caller: Caller,
  { agencyId }: AvailabilityRequest,
  { basis }: FeeNow,
  excuse: Excuse,
): void => {
  if (!isStaffIn(caller, agencyId)) throw new AppError(403, 'booking.excuseByAgency', { property: 'excuse' });
  if (basis && !basis.terms.excuses.includes(excuse))
    throw new AppError(422, 'booking.noExcuse', { property: 'excuse' });
};

/**
 * Cancels a request; an accepted one until it begins, at the fee that the caller saw, or free with an excuse. Its session continues with
 * other roles, if any. Idempotent: a finished one notifies no one.
 */
export const cancelRequest = operation(
  'availability.cancel',
  async ({ work, caller, params: { id }, query: { fee: seen, excuse }, locale }) => {
    const request = await work.get(availabilityRequests, id);
    const state = getSlotState(request, Date.now());
    if (isDone(slotTransitions.cancel, state)) return { id };

    requireState(slotTransitions.cancel, state);
    const quote = await readFeeNow(request, 'cancel', work);
    if (excuse) requireExcuse(caller, request, quote, excuse);
    else requireSeenFee(quote, seen, locale);

    await cancelRequests(work, [request], caller, { keepsSessions: true, excuse });
    if (!excuse) await chargeCancellation(work, caller, request, quote, locale);

    return { id };
  },
);
