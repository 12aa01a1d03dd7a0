import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { chargeBooking } from '../../common/bookings/charge-booking.ts';
import type { FeeNow } from '../../common/bookings/quote-fee.ts';
import type { Caller } from '../../work/access/caller.ts';
import { getClientUid } from '../../work/access/staff.ts';
import type { Work } from '../../work/unit/work.ts';

/** Charges what a cancelled booking costs. */
export const chargeCancellation = async (
  work: Work,
  caller: Caller,
  request: AvailabilityRequest,
  { fee, currency }: FeeNow,
  locale: Locale,
): Promise<void> => {
  if (!fee) return;
  const clientUid = getClientUid(caller, request.agencyId);
  await chargeBooking(work, request, { kind: 'cancelled', fee, currency, clientUid, locale });
};
