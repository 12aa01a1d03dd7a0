import { isOutsideAdminAgencies } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { findKnownBookings } from './calendar-bookings.ts';

/** Returns the caller's current and future bookings. An acting admin sees only those of agencies they administer. */
export const listOwnBookings: Operation<'calendar.bookings'> = async ({ caller, locale }) => {
  const now = Date.now();
  const bookings = await findKnownBookings(
    caller.uid,
    locale,
    ({ agencyId, to }) => to.toMillis() > now && !isOutsideAdminAgencies(caller, agencyId),
  );
  return bookings.map(({ view }) => view);
};
