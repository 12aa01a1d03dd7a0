import { getBookedSpan } from '@domain/availability/booked-span.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getCalendarId, type RecordingSession } from '@domain/sessions/sessions.ts';
import { readAvailabilityRequest } from '../../../../work/collections/availability-requests.ts';
import { readBookedRole } from '../../../calendar/booked-role.ts';
import { toBookingEvent } from '../../../calendar/booking-event.ts';
import type { CalendarEvent } from '../../../calendar/ics.ts';

/** Returns the accepted slot's calendar entry after the session's cancellation; undefined unless the session used that entry. */
export const readRestoredSlot = async (
  session: RecordingSession,
  isTalent: boolean,
  reader: { readonly locale: Locale; readonly timeZone: string },
): Promise<CalendarEvent | undefined> => {
  const { bookingId, talentPublicName, calendarSequence } = session;
  if (getCalendarId(session) !== bookingId) return undefined;
  const booking = await readAvailabilityRequest(bookingId);
  if (booking?.state !== 'accepted' || booking.sessionId || !getBookedSpan(booking)) return undefined;
  const role = await readBookedRole(booking, reader.locale);
  const event = role && toBookingEvent(booking, isTalent ? role : { ...role, talentPublicName }, reader);
  return event && { ...event, sequence: Math.max(event.sequence, calendarSequence) };
};
