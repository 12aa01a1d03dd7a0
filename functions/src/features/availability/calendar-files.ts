import { hasVoice, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { readBookedRole } from '../../calendar/booked-role.ts';
import { bookingEvent } from '../../calendar/booking-event.ts';
import { icsOf } from '../../calendar/ics.ts';
import { sendCalendar } from '../../calendar/send-calendar.ts';
import { notFound } from '../../errors/app-error.ts';
import { zoneOfTalent } from '../../mail/talent-zone.ts';
import type { Call, Operation } from '../../operation.ts';
import { readAvailabilityRequest } from '../../records/availability-requests.ts';
import { readPublicHalf } from '../../records/talent-cache.ts';
import { availabilityLink } from './link-access.ts';

const FILE_NAME = 'booking.ics';

/** Sends what was agreed on by a request; 404 while nothing is, or when it holds no more. */
const sendBooking = async (
  request: AvailabilityRequest,
  reader: { readonly timeZone: string; readonly talentPublicName?: string },
  { locale, response }: Pick<Call<unknown>, 'locale' | 'response'>,
): Promise<undefined> => {
  const role = hasVoice(request) ? await readBookedRole(request, locale) : undefined;
  const { timeZone, ...names } = reader;
  const event = role && bookingEvent(request, { ...role, ...names }, { locale, timeZone });
  if (!event) throw notFound();
  sendCalendar(response, icsOf({ method: 'publish', events: [event] }), FILE_NAME);
  return undefined;
};

/** The slot as the project's people have it: by the clock that it was offered by, under the talent's public name. */
export const bookingFile: Operation<'availability.calendar'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const request = visibleTo(caller, 'availabilityRequests', await readAvailabilityRequest(id));
  const talent = await readPublicHalf(request.talentId);
  const reader = { timeZone: request.timeZone, talentPublicName: talent?.publicName ?? '' };
  return sendBooking(request, reader, { locale, response });
};

/** The slot as its talent has it: by their own clock. */
export const talentBookingFile: Operation<'availability.talentCalendar'> = async ({
  params: { id },
  query: { token },
  locale,
  response,
}) => {
  const { request } = await availabilityLink(token, id);
  return sendBooking(request, { timeZone: await zoneOfTalent(request.talentId) }, { locale, response });
};
