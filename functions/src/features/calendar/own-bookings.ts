import { bookedSlot } from '@domain/availability/availability.ts';
import { bookedSpan } from '@domain/availability/booked-span.ts';
import type { OwnBooking } from '@domain/calendar/calendar.api.ts';
import { isBeyond } from '../../access/visible-to.ts';
import type { Operation } from '../../operation.ts';
import { knownBookings, type KnownBooking } from './bookings-of.ts';

const told = ({ request, role }: KnownBooking): readonly OwnBooking[] => {
  const [booked, span] = [bookedSlot(request), bookedSpan(request)];
  if (!booked || !span) return [];
  const [startsAt = '', endsAt = ''] = [span.from, span.to].map((moment) => new Date(moment).toISOString());
  const { projectName, character, alpha3: language, agencyName } = role;
  const { timeZone } = booked;
  const isMoving = request.state === 'requested';
  return [
    { id: request.id, agencyName, projectName, character, language, startsAt, endsAt, timeZone, isMoving },
  ];
};

/** What one is booked for and is not over. An admin who acts as somebody sees what is of the agencies that they administer. */
export const ownBookings: Operation<'calendar.bookings'> = async ({ caller, locale }) => {
  const now = Date.now();
  const known = await knownBookings(
    caller.uid,
    locale,
    ({ agencyId, to }) => to.toMillis() > now && !isBeyond(caller, agencyId),
  );
  return known.flatMap(told);
};
