import { getBookedSlot, type CalendarBooking } from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import type { OwnBooking } from '@domain/calendar/calendar.api.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { requireEngagedEngineer } from '../../work/access/engaged.ts';
import { readBookedRole } from '../../outgoing/calendar/booked-role.ts';
import { toBookingEvent } from '../../outgoing/calendar/booking-event.ts';
import type { CalendarEvent } from '../../outgoing/calendar/ics.ts';
import { toSessionEvent } from '../../outgoing/calendar/session-event.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readAvailabilityRequest } from '../../work/collections/availability-requests.ts';
import { findBookings } from '../../work/collections/calendars.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';
import { getLanguageName } from '../../work/text/language-name.ts';

interface KnownBooking {
  readonly view: OwnBooking;
  /** Undefined when there is no entry any more. */
  readonly event: (timeZone: string) => CalendarEvent | undefined;
}

const toIso = (millis: number): string => new Date(millis).toISOString();

const readSessionBooking = async (
  id: string,
  { uid, locale }: { readonly uid: string; readonly locale: Locale },
): Promise<KnownBooking | undefined> => {
  const session = await readSession(id);
  if (session?.state !== 'planned') return undefined;

  const isTalent = session.talentId === uid;
  // Engineers who are no longer engaged can't see it.
  if (!isTalent && !(await requireEngagedEngineer(session.agencyId, uid))) return undefined;

  const [agency, spoken] = await Promise.all([
    readAgency(session.agencyId),
    getLanguageName(session.language, locale),
  ]);
  if (!agency) return undefined;

  const { projectName, character, language, startsAt, endsAt, timeZone } = session;

  return {
    view: {
      id: session.bookingId ?? id,
      agencyName: agency.publicName,
      projectName,
      character,
      language,
      startsAt: toIso(startsAt.toMillis()),
      endsAt: toIso(endsAt.toMillis()),
      timeZone,
      isMoving: Boolean(session.proposedSlot),
      join: session.dialIn.link === '' ? null : session.dialIn,
      sessionId: id,
    },
    event: (zone) =>
      toSessionEvent(session, {
        locale,
        timeZone: zone,
        isTalent,
        agencyName: agency.publicName,
        languageName: spoken,
      }),
  };
};

const readSlotBooking = async (
  id: string,
  reader: { readonly uid: string; readonly locale: Locale },
): Promise<KnownBooking | undefined> => {
  const request = await readAvailabilityRequest(id);
  if (!request) return undefined;

  const planned = request.sessionId ? await readSessionBooking(request.sessionId, reader) : undefined;
  if (planned) return planned;

  const role = await readBookedRole(request, reader.locale);
  const [booked, span] = [getBookedSlot(request), getBookedSpan(request)];
  if (!role || !booked || !span) return undefined;

  const { projectName, character, alpha3: language, agencyName } = role;

  return {
    view: {
      id,
      agencyName,
      projectName,
      character,
      language,
      startsAt: toIso(span.from),
      endsAt: toIso(span.to),
      timeZone: booked.timeZone,
      isMoving: request.state === 'requested',
      join: null,
      sessionId: null,
    },
    event: (timeZone) => toBookingEvent(request, role, { locale: reader.locale, timeZone }),
  };
};

/** Returns a user's bookings that the reader may see, earliest first; orphaned ones are left out. */
export const findKnownBookings = async (
  uid: string,
  locale: Locale,
  mayKnow: (booking: CalendarBooking) => boolean,
): Promise<readonly KnownBooking[]> => {
  const visible = Object.entries(await findBookings(uid)).filter(([, booking]) => mayKnow(booking));
  const ordered = visible.sort(([, a], [, b]) => a.from.toMillis() - b.from.toMillis());
  const reader = { uid, locale };
  const found = await Promise.all(
    ordered.map(
      async ([id]) => (await readSlotBooking(id, reader)) ?? (await readSessionBooking(id, reader)),
    ),
  );
  // The slots of several roles lead to one session.
  const once = new Map(
    found.flatMap((booking) => (booking ? [[booking.view.sessionId ?? booking.view.id, booking]] : [])),
  );

  return [...once.values()];
};
