import { hasVoice, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { readBookedRole } from '../../outgoing/calendar/booked-role.ts';
import { toBookingEvent } from '../../outgoing/calendar/booking-event.ts';
import { toIcs } from '../../outgoing/calendar/ics.ts';
import { sendCalendar } from '../../outgoing/calendar/send-calendar.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { getTalentZone } from '../../outgoing/mail/talent-zone.ts';
import type { Call, Operation } from '../../work/operation.ts';
import { readAvailabilityRequest } from '../../work/collections/availability-requests.ts';
import { readPublicCopy } from '../../work/collections/public-talents.ts';
import { readAvailabilityLink } from './link-access.ts';

const FILE_NAME = 'booking.ics';

/** Sends a request's booking; 404 before acceptance, and after it ended. */
const sendBooking = async (
  request: AvailabilityRequest,
  reader: { readonly timeZone: string; readonly talentPublicName?: string },
  { locale, response }: Pick<Call<unknown>, 'locale' | 'response'>,
): Promise<undefined> => {
  const role = hasVoice(request) ? await readBookedRole(request, locale) : undefined;
  const { timeZone, ...names } = reader;
  const event = role && toBookingEvent(request, { ...role, ...names }, { locale, timeZone });
  if (!event) throw notFound();
  sendCalendar(response, toIcs({ method: 'publish', events: [event] }), FILE_NAME);
  return undefined;
};

/** Sends the slot to the project's people: in its offered time zone, with the talent's public name. */
export const sendBookingFile: Operation<'availability.calendar'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const request = requireVisible(caller, 'availabilityRequests', await readAvailabilityRequest(id));
  const talent = await readPublicCopy(request.talentId);
  const reader = { timeZone: request.timeZone, talentPublicName: talent?.publicName ?? '' };
  return sendBooking(request, reader, { locale, response });
};

/** Sends the slot to its talent, in their own time zone. */
export const sendTalentBookingFile: Operation<'availability.talentCalendar'> = async ({
  params: { id },
  query: { token },
  locale,
  response,
}) => {
  const { request } = await readAvailabilityLink(token, id);
  return sendBooking(request, { timeZone: await getTalentZone(request.talentId) }, { locale, response });
};
