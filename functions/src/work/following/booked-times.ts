import { isDeepStrictEqual } from 'node:util';
import { isOpenRequest, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { getSessionSlots, type RecordingSession } from '@domain/sessions/sessions.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import { changeBookings } from '../records/calendars.ts';
import type { Booking } from '../collections/calendars.ts';

interface PersonBooking extends Booking {
  readonly uid: string;
}

const getSessionBookings = (session: RecordingSession): readonly PersonBooking[] => {
  const { id, agencyId, projectId, engineerId, talentId, startsAt, endsAt, state } = session;
  if (state === 'cancelled') return [];

  const booking = { id, agencyId, projectId, from: startsAt.toMillis(), to: endsAt.toMillis() };
  // An accepted slot already reserves the talent's time.
  const people = getSessionSlots(session).length > 0 ? [engineerId] : [engineerId, talentId];
  return people.map((uid) => ({ ...booking, uid }));
};

const getSlotBookings = (request: AvailabilityRequest): readonly PersonBooking[] => {
  const { id, agencyId, projectId, talentId } = request;
  const span = isOpenRequest(request) ? getBookedSpan(request) : undefined;
  return span ? [{ uid: talentId, id, agencyId, projectId, ...span }] : [];
};

const SESSION_FIELDS = [
  'state',
  'engineerId',
  'talentId',
  'startsAt',
  'endsAt',
  'roles',
  'bookingId',
] as const;

const subtract = (
  bookings: readonly PersonBooking[],
  removed: readonly PersonBooking[],
): readonly PersonBooking[] =>
  bookings.filter((booking) => !removed.some((item) => isDeepStrictEqual(booking, item)));

/** People's calendars repeat the times of their sessions and accepted slots, so that a booking reads one document per person. */
export const followBookings: FollowUp = async (state) => {
  const [sessions, requests] = await Promise.all([
    findChanges<RecordingSession>(state, 'recordingSessions', SESSION_FIELDS),
    findChanges<AvailabilityRequest>(state, 'availabilityRequests', ['state', 'timeRanges', 'moving']),
  ]);
  const before = [
    ...sessions.flatMap((change) => (change.before ? getSessionBookings(change.before) : [])),
    ...requests.flatMap((change) => (change.before ? getSlotBookings(change.before) : [])),
  ];
  const after = [
    ...sessions.flatMap((change) => (change.after ? getSessionBookings(change.after) : [])),
    ...requests.flatMap((change) => (change.after ? getSlotBookings(change.after) : [])),
  ];
  const [ended, added] = [subtract(before, after), subtract(after, before)];

  for (const uid of new Set([...ended, ...added].map((booking) => booking.uid)))
    await changeBookings(state.work, uid, {
      ended: new Set(ended.filter((booking) => booking.uid === uid).map(({ id }) => id)),
      added: added.flatMap(({ uid: person, ...booking }) => (person === uid ? [booking] : [])),
    });
};
