import { requireVisible } from '../../work/access/require-visible.ts';
import { toIcs } from '../../outgoing/calendar/ics.ts';
import { sendCalendar } from '../../outgoing/calendar/send-calendar.ts';
import { toSessionEvent } from '../../outgoing/calendar/session-event.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';
import { getLanguageName } from '../../work/text/language-name.ts';

/** Sends a session as a calendar file, in the reader's time zone; 404 once it is cancelled. */
export const sendSessionCalendar: Operation<'sessions.calendar'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const session = requireVisible(caller, 'recordingSessions', await readSession(id));
  if (session.state === 'cancelled') throw notFound();

  const [agency, spoken] = await Promise.all([
    readAgency(session.agencyId),
    getLanguageName(session.language, locale),
  ]);

  const event = toSessionEvent(session, {
    locale,
    timeZone: caller.user.timeZone ?? session.timeZone,
    isTalent: false,
    agencyName: agency?.publicName ?? '',
    languageName: spoken,
  });

  sendCalendar(response, toIcs({ method: 'publish', events: [event] }), 'session.ics');

  return undefined;
};
