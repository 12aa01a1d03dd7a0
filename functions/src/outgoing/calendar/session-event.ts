import type { Locale } from '@domain/messages/locale.ts';
import { isolate } from '@domain/values/direction.ts';
import { getCalendarId, type RecordingSession } from '@domain/sessions/sessions.ts';
import { getPlatformAddress } from './booking-event.ts';
import type { CalendarEvent } from './ics.ts';

/** A session's reader: its talent sees what is recorded, the others with whom. */
interface SessionReader {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly isTalent: boolean;
  readonly agencyName: string;
  readonly languageName: string;
}

const texts = {
  en: {
    own: (role: string) => `Recording: ${role}`,
    theirs: (talent: string, role: string) => `Recording with ${talent}: ${role}`,
    facts: {
      language: 'Language',
      agency: 'Agency',
      engineer: 'Sound engineer',
      studio: 'Studio',
      join: 'Join',
    },
  },
  es: {
    own: (role: string) => `Grabación: ${role}`,
    theirs: (talent: string, role: string) => `Grabación con ${talent}: ${role}`,
    facts: {
      language: 'Idioma',
      agency: 'Agencia',
      engineer: 'Técnico de sonido',
      studio: 'Estudio',
      join: 'Conexión',
    },
  },
} as const satisfies Record<Locale, unknown>;

/** Returns a session's calendar entry. In an accepted slot it reuses that slot's entry, with its uid and an increasing sequence number. */
export const toSessionEvent = (
  session: RecordingSession,
  { locale, timeZone, isTalent, agencyName, languageName }: SessionReader,
): CalendarEvent => {
  const { own, theirs, facts } = texts[locale];
  const role = `${isolate(session.character)}, ${isolate(session.projectName)}`;
  const { studio = '' } = session;
  const { method, link } = session.dialIn;

  return {
    uid: `${getCalendarId(session)}@${getPlatformAddress().replace(/^.*@/, '')}`,
    sequence: session.calendarSequence,
    from: session.startsAt.toMillis(),
    to: session.endsAt.toMillis(),
    timeZone,
    summary: isTalent ? own(role) : theirs(isolate(session.talentPublicName), role),
    description: [
      `${facts.language}: ${languageName}`,
      `${facts.agency}: ${isolate(agencyName)}`,
      `${facts.engineer}: ${isolate(session.engineerName)}`,
      ...(studio === '' ? [] : [`${facts.studio}: ${isolate(studio)}`]),
      `${facts.join}: ${link === '' ? method : `${method}, ${link}`}`,
    ].join('\n'),
    ...(studio === '' ? {} : { location: studio }),
    changedAt: session.updatedAt.toMillis(),
  };
};
