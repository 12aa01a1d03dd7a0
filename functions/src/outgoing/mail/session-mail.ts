import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { getCalendarId, getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import { isolate } from '@domain/values/direction.ts';
import { getEngagingAgencies } from '../../rights/access/engaged.ts';
import { toBookingEvent, getPlatformAddress } from '../calendar/booking-event.ts';
import { readBookedRole } from '../calendar/booked-role.ts';
import { toIcs, getLinks, type CalendarEvent } from '../calendar/ics.ts';
import { toSessionEvent } from '../calendar/session-event.ts';
import { readAgency } from '../../work/records/agencies.ts';
import { readAvailabilityRequest } from '../../work/records/availability-requests.ts';
import { readSession } from '../../work/records/recording-sessions.ts';
import { findShownTalents } from '../../work/records/public-talents.ts';
import { readUser } from '../../work/records/users.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { formatMoment, formatSpan, type ReaderClock } from '../../work/text/reader-zone.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import { getTalentClock } from './talent-zone.ts';
import type { MailCalendar } from './templates/layout.ts';
import type { SessionMail } from './templates/session.ts';

type Params = MailParams['session'];

/** Returns whether the recipient may still see the session; an agency may have changed that. */
const mayKnow = async (session: RecordingSession, to: Params['to']): Promise<boolean> => {
  const { agencyId, talentId, engineerId, requestedBy } = session;
  if (to === 'talent') return (await findShownTalents(agencyId, [talentId])).has(talentId);
  if (to === 'engineer') return getEngagingAgencies(await readUser(engineerId)).includes(agencyId);
  if (to === 'participant') return true;

  const user = await readUser(requestedBy);

  return (
    user !== undefined &&
    mayRead(
      { uid: user.id, claims: getUserClaims(user, true), companyId: user.companyId },
      'recordingSessions',
      session,
    )
  );
};

/** The reader's zone and clock format; defaults to the session's zone. */
const getClock = async (session: RecordingSession, to: Params['to']): Promise<ReaderClock> => {
  if (to === 'talent') return getTalentClock(session.talentId);
  if (to === 'participant') return { zone: session.timeZone };
  const user = await readUser(to === 'engineer' ? session.engineerId : session.requestedBy);
  return { zone: user?.timeZone ?? session.timeZone, clock: user?.clock };
};

/** Returns the accepted slot's calendar entry after the session's cancellation; undefined unless the session used that entry. */
const readRestoredSlot = async (
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

const SCRIPT = {
  en: {
    title: (version: number, day: string) => `Script, version ${version} of ${day}`,
    asPdf: 'As PDF, in the session.',
    isPrivate: 'Private: in the session.',
  },
  es: {
    title: (version: number, day: string) => `Guion, versión ${version} del ${day}`,
    asPdf: 'En PDF, en la sesión.',
    isPrivate: 'Confidencial: en la sesión.',
  },
} as const;

/** Returns the current scripts, with version and date in the reader's zone, and with the character where there are several. */
const formatScripts = (
  session: RecordingSession,
  clock: ReaderClock,
  locale: Locale,
): SessionMail['scripts'] => {
  const { title, asPdf, isPrivate } = SCRIPT[locale];
  const roles = getSessionRoles(session);

  return roles.flatMap(({ script, character }) => {
    if (!script || (script.text === '' && script.pdf === null)) return [];
    const day = formatMoment(new Date(script.writtenAt.toMillis()).toISOString(), clock, locale);
    const named = title(script.version, day);
    return [
      {
        title: roles.length > 1 ? `${isolate(character)}: ${named}` : named,
        text: script.isPrivate ? isPrivate : script.text === '' ? asPdf : script.text,
      },
    ];
  });
};

const getPath = ({ id }: RecordingSession, { to, occasion }: Params): string | undefined => {
  if (to === 'participant' || occasion === 'left') return undefined;
  return to === 'talent' ? addresses.calendar.href() : addresses.session.href(id);
};

export const composeSessionMail = async (
  params: Params,
  { to: email, locale }: { readonly to: string; readonly locale: Locale },
): Promise<{
  readonly path: string | undefined;
  readonly mail: SessionMail;
  readonly calendar: MailCalendar;
}> => {
  const { name, sessionId, to, occasion } = params;
  const session = await readSession(sessionId);
  if (!session) throw new NoLongerNeeded('The session that this email is about is gone');

  const isOver = occasion === 'cancelled' || occasion === 'left';
  // A separate email reports a cancelled session, or another engineer.
  const isStale = !isOver && session.state !== 'planned';
  const knows = occasion === 'left' || (await mayKnow(session, to));
  if (isStale || !knows) throw new NoLongerNeeded('What this email was to say no longer holds');

  const [clock, agency, spoken] = await Promise.all([
    getClock(session, to),
    readAgency(session.agencyId),
    getLanguageName(session.language, locale),
  ]);
  const agencyName = agency?.publicName ?? '';
  const isTalent = to === 'talent';
  const inSlot =
    occasion === 'cancelled' && (isTalent || to === 'asker')
      ? await readRestoredSlot(session, isTalent, { locale, timeZone: clock.zone })
      : undefined;
  const reader = { locale, timeZone: clock.zone, isTalent, agencyName, languageName: spoken };
  const method = isOver && !inSlot ? 'cancel' : 'request';
  const event = inSlot ?? toSessionEvent(session, reader);
  const content = toIcs({
    method,
    events: [event],
    organizer: { name: agencyName, email: getPlatformAddress() },
    attendee: { name, email },
  });
  const span = { from: session.startsAt.toMillis(), to: session.endsAt.toMillis() };

  return {
    path: getPath(session, params),
    mail: {
      name,
      character: session.character,
      projectName: session.projectName,
      languageName: spoken,
      talentPublicName: isTalent ? undefined : session.talentPublicName,
      engineerName: session.engineerName,
      when: formatSpan(span, clock, locale),
      dialIn: session.dialIn,
      studio: session.studio ?? '',
      scripts: formatScripts(session, clock, locale),
      staysBooked: inSlot !== undefined,
    },
    calendar:
      method === 'cancel'
        ? { method: 'CANCEL', content }
        : { method: 'REQUEST', content, links: getLinks(event) },
  };
};
