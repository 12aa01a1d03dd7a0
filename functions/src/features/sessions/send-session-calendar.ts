import { visibleTo } from '../../access/visible-to.ts';
import { toIcs } from '../../calendar/ics.ts';
import { sendCalendar } from '../../calendar/send-calendar.ts';
import { sessionEvent } from '../../calendar/session-event.ts';
import { notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { readSession } from '../../records/recording-sessions.ts';
import { languageName } from '../../text/language-name.ts';

/** Sends a session as a calendar file, in the reader's time zone; 404 once it is cancelled. */
export const sendSessionCalendar: Operation<'sessions.calendar'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const session = visibleTo(caller, 'recordingSessions', await readSession(id));
  if (session.state === 'cancelled') throw notFound();
  const [agency, spoken] = await Promise.all([
    readAgency(session.agencyId),
    languageName(session.language, locale),
  ]);
  const event = sessionEvent(session, {
    locale,
    timeZone: caller.user.timeZone ?? session.timeZone,
    isTalent: false,
    agencyName: agency?.publicName ?? '',
    languageName: spoken,
  });
  sendCalendar(response, toIcs({ method: 'publish', events: [event] }), 'session.ics');
  return undefined;
};
