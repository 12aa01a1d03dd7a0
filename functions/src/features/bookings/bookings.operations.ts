import type { bookingsApi } from '@domain/bookings/bookings.api.ts';
import type { Operations } from '../../work/operation.ts';
import { lowerCharge } from './lower-charge.ts';
import { chargeSession, listProposedCharges } from './session-charges.ts';
import { showBookingFee } from './show-fee.ts';
import { saveBookingTerms, showBookingTerms } from './booking-terms.ts';

export const bookings: Operations<keyof typeof bookingsApi> = {
  'bookings.charge': chargeSession,
  'bookings.fee': showBookingFee,
  'bookings.lowerCharge': lowerCharge,
  'bookings.proposedCharges': listProposedCharges,
  'bookings.saveTerms': saveBookingTerms,
  'bookings.terms': showBookingTerms,
};
