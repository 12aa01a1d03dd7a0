import type { Locale } from '@domain/messages/locale.ts';
import { getPlatformAddress, toBookingEvent } from '../../../calendar/booking-event.ts';
import { getLinks, toIcs } from '../../../calendar/ics.ts';
import type { MailCalendar } from '../../layout.ts';
import type { AvailabilityOccasion, getRequest } from './mailed-booking.ts';

/** Returns the calendar entry of a mail: added on agreement, removed on cancellation. */
export const getCalendar = (
  { request, role }: Awaited<ReturnType<typeof getRequest>>,
  occasion: AvailabilityOccasion,
  reader: { readonly name: string; readonly email: string; readonly zone: string; readonly locale: Locale },
  talentPublicName?: string,
): { readonly calendar?: MailCalendar } => {
  const { name, email, zone, locale } = reader;
  const isOver = occasion === 'cancelled' && request.state === 'cancelled';
  const isAgreed = (occasion === 'confirmed' || occasion === 'kept') && request.state === 'accepted';
  const names = talentPublicName === undefined ? {} : { talentPublicName };
  const event = toBookingEvent(request, { ...role, ...names }, { locale, timeZone: zone });
  if (!event || !(isOver || isAgreed)) return {};

  const people = {
    organizer: { name: role.agencyName, email: getPlatformAddress() },
    attendee: { name, email },
  };
  const content = toIcs({ method: isOver ? 'cancel' : 'request', events: [event], ...people });
  if (isOver) return { calendar: { method: 'CANCEL', content } };

  return { calendar: { method: 'REQUEST', content, links: getLinks(event) } };
};
