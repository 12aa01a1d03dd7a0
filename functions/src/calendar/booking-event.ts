import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { bookedSpan } from '@domain/availability/booked-span.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { MAIL_FROM } from '../config.ts';
import type { CalendarEvent } from './ics.ts';

/** What is recorded, as its reader is told. */
export interface BookedRole {
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  /** Of whom the talent is. */
  readonly agencyName: string;
  /** For whoever asked: the only name that clients know. Absent: it is the talent who reads. */
  readonly talentPublicName?: string;
}

const ADDRESS = /<(?<address>[^>]+)>\s*$/;

/** The address that the platform writes from. */
export const platformAddress = (): string =>
  ADDRESS.exec(MAIL_FROM.value())?.groups?.['address'] ?? MAIL_FROM.value();

const texts = {
  en: {
    own: ({ character, projectName }: BookedRole) => `Recording: ${character}, ${projectName}`,
    theirs: ({ character, projectName, talentPublicName }: BookedRole) =>
      `Recording with ${talentPublicName}: ${character}, ${projectName}`,
    role: ({ languageName, agencyName }: BookedRole) => `Language: ${languageName}\nAgency: ${agencyName}`,
  },
  es: {
    own: ({ character, projectName }: BookedRole) => `Grabación: ${character}, ${projectName}`,
    theirs: ({ character, projectName, talentPublicName }: BookedRole) =>
      `Grabación con ${talentPublicName}: ${character}, ${projectName}`,
    role: ({ languageName, agencyName }: BookedRole) => `Idioma: ${languageName}\nAgencia: ${agencyName}`,
  },
} as const satisfies Record<Locale, unknown>;

/** What was agreed on, as calendars know it: for the talent and for whoever asked it is the same meeting. */
export const bookingEvent = (
  request: AvailabilityRequest,
  role: BookedRole,
  { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string },
): CalendarEvent | undefined => {
  const span = bookedSpan(request);
  if (!span) return undefined;
  const { own, theirs, role: facts } = texts[locale];
  return {
    uid: `${request.id}@${platformAddress().replace(/^.*@/, '')}`,
    sequence: request.revision,
    ...span,
    timeZone,
    summary: role.talentPublicName === undefined ? own(role) : theirs(role),
    description: facts(role),
    changedAt: request.updatedAt.toMillis(),
  };
};
