import { getTotal, type Offer } from '../availability/offers.ts';
import type { SessionNotes } from '../sessions/session-fields.ts';
import { sumAmounts } from '../pricing/whole-numbers.ts';
import { takeSessionShare } from './booking-fee.ts';
import { addCommission, type BookingBasis, type BookingFee } from './fee-parts.ts';

import type { SessionChargeKind } from './charges.ts';

const HALF_HOUR_MINUTES = 30;

const chargeHalfHours = (minutes: number, { halfHour, commission }: BookingBasis): BookingFee => {
  const halfHours = Math.ceil(minutes / HALF_HOUR_MINUTES);
  const earned = halfHours * halfHour.earned;
  return addCommission({ earned, usage: 0, studio: halfHours * halfHour.studio }, commission);
};

/** Returns what a session's notes give reason to charge, by the terms of its bookings. */
export const proposeCharges = (
  { noShow, lateMinutes, overtimeMinutes }: SessionNotes,
  basis: BookingBasis,
  offers: readonly Offer[],
): ReadonlyMap<SessionChargeKind, BookingFee> => {
  const { terms, commission, studio } = basis;
  const charges = new Map<SessionChargeKind, BookingFee>();

  if (noShow !== '' && offers.every((offer) => getTotal(offer) !== undefined)) {
    const earned = sumAmounts(offers.map((offer) => takeSessionShare(offer, terms.noShowPercent)));
    charges.set('noShow', addCommission({ earned, usage: 0, studio }, commission));
  }
  if (lateMinutes > terms.graceMinutes) charges.set('late', chargeHalfHours(lateMinutes, basis));
  if (overtimeMinutes > 0) charges.set('overtime', chargeHalfHours(overtimeMinutes, basis));

  return charges;
};
