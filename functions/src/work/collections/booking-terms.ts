import type { AgreedBookingTerms, BookingTerms } from '@domain/bookings/booking-terms.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const bookingTerms = collection<BookingTerms>('bookingTerms');

/** Returns an agency's terms without their owner; undefined before its admins set them. */
export const readBookingTerms = async (
  agencyId: string,
  work?: Work,
): Promise<AgreedBookingTerms | undefined> => {
  const found = await bookingTerms.get(agencyId, work);
  if (!found) return undefined;
  const { id: _id, agencyId: _agencyId, ...terms } = found;
  return terms;
};
