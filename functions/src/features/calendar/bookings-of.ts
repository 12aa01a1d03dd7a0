import type { AvailabilityRequest, CalendarBooking } from '@domain/availability/availability.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { readBookedRole } from '../../calendar/booked-role.ts';
import { readAvailabilityRequest } from '../../records/availability-requests.ts';
import { bookingsOf } from '../../records/calendars.ts';

/** What somebody is booked for, and what for. */
export interface KnownBooking {
  readonly request: AvailabilityRequest;
  readonly role: NonNullable<Awaited<ReturnType<typeof readBookedRole>>>;
}

/** Everything somebody is booked for that a reader may know of, the earliest first; what belongs to nothing any more is left out. */
export const knownBookings = async (
  uid: string,
  locale: Locale,
  mayKnow: (booking: CalendarBooking) => boolean,
): Promise<readonly KnownBooking[]> => {
  const wanted = Object.entries(await bookingsOf(uid)).filter(([, booking]) => mayKnow(booking));
  const ordered = wanted.sort(([, one], [, other]) => one.from.toMillis() - other.from.toMillis());
  const found = await Promise.all(
    ordered.map(async ([id]) => {
      const request = await readAvailabilityRequest(id);
      const role = request && (await readBookedRole(request, locale));
      return role ? [{ request, role }] : [];
    }),
  );
  return found.flat();
};
