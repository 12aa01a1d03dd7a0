import type { Locale } from '@domain/messages/locale.ts';
import { isolated } from '@domain/values/direction.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { platformAddress } from './booking-event.ts';
import type { CalendarEvent } from './ics.ts';

/** Who reads of a session: its talent by what they record, the others by whom it is recorded with. */
export interface SessionReader {
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
    facts: { language: 'Language', agency: 'Agency', engineer: 'Sound engineer', join: 'Join' },
  },
  es: {
    own: (role: string) => `Grabación: ${role}`,
    theirs: (talent: string, role: string) => `Grabación con ${talent}: ${role}`,
    facts: { language: 'Idioma', agency: 'Agencia', engineer: 'Técnico de sonido', join: 'Conexión' },
  },
} as const satisfies Record<Locale, unknown>;

/**
 * A session as calendars know it. One in an accepted slot is the entry of that slot, which talent and client have already:
 * it keeps its name there, and the number goes on.
 */
export const sessionEvent = (
  session: RecordingSession,
  { locale, timeZone, isTalent, agencyName, languageName }: SessionReader,
): CalendarEvent => {
  const { own, theirs, facts } = texts[locale];
  const role = `${isolated(session.character)}, ${isolated(session.projectName)}`;
  const { method, link } = session.dialIn;
  return {
    uid: `${session.bookingId ?? session.id}@${platformAddress().replace(/^.*@/, '')}`,
    sequence: session.calendarSequence,
    from: session.startsAt.toMillis(),
    to: session.endsAt.toMillis(),
    timeZone,
    summary: isTalent ? own(role) : theirs(isolated(session.talentPublicName), role),
    description: [
      `${facts.language}: ${languageName}`,
      `${facts.agency}: ${isolated(agencyName)}`,
      `${facts.engineer}: ${isolated(session.engineerName)}`,
      `${facts.join}: ${link === '' ? method : `${method}, ${link}`}`,
    ].join('\n'),
    changedAt: session.updatedAt.toMillis(),
  };
};
