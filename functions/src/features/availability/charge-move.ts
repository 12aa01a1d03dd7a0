import type { AvailabilityInvite, AvailabilityRequest } from '@domain/availability/availability.ts';
import { isFreeMove } from '@domain/bookings/move-days.ts';
import { chargeBooking } from '../../common/bookings/charge-booking.ts';
import type { Work } from '../../work/unit/work.ts';

/** Charges what a booking's move to the accepted slot costs; its price was shown when other slots were offered. */
export const chargeMove = async (
  work: Work,
  request: AvailabilityRequest,
  { basis, moveFee, offer }: AvailabilityInvite,
  datetime: string,
): Promise<void> => {
  const { moving, revision: number } = request;
  if (!moving || !moveFee || isFreeMove(moving, datetime, basis?.terms.moveDays ?? 0)) return;

  const { currency } = offer;
  const charge = { kind: 'moved', number, fee: moveFee, currency, clientUid: null, locale: 'en' } as const;
  await chargeBooking(work, request, charge);
};
