import { isBeyond } from '../../access/visible-to.ts';
import type { Operation } from '../../operation.ts';
import { knownBookings } from './bookings-of.ts';

/** What one is booked for and is not over. An admin who acts as somebody sees what is of the agencies that they administer. */
export const ownBookings: Operation<'calendar.bookings'> = async ({ caller, locale }) => {
  const now = Date.now();
  const known = await knownBookings(
    caller.uid,
    locale,
    ({ agencyId, to }) => to.toMillis() > now && !isBeyond(caller, agencyId),
  );
  return known.map(({ told }) => told);
};
