import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { AvailabilityInvite } from '@domain/availability/offers.ts';
import { isFreeMove } from '@domain/bookings/move-days.ts';
import { chargeBooking } from '../../common/bookings/charge-booking.ts';
import { availabilityInvites } from '../../work/collections/availability-invites.ts';
import type { Work } from '../../work/unit/work.ts';

/**
 * Charges what a booking's move to the accepted slot costs; its price was shown when other slots were offered. A free move at short
 * notice keeps its step, or moving first would make every cancellation free.
 */
export const chargeMove = async (
  work: Work,
  request: AvailabilityRequest,
  { id, basis, moveFee, moveStep, offer }: AvailabilityInvite,
  datetime: string,
): Promise<void> => {
  const { moving, revision: number } = request;
  if (!moving || !moveStep) return;
  if (isFreeMove(moving, datetime, basis?.terms.moveDays ?? 0))
    return work.updateById(availabilityInvites, id, { keptStep: moveStep });
  if (!moveFee) return;

  const { currency } = offer;
  const charge = { kind: 'moved', number, fee: moveFee, currency, clientUid: null, locale: 'en' } as const;
  await chargeBooking(work, request, charge);
};
