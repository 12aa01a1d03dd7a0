import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { isolateAll } from '@domain/values/direction.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { MAIL_FROM } from '../../config.ts';
import type { CalendarEvent } from './ics.ts';

export interface BookedRole {
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  readonly agencyName: string;
  /** For the buyer, who knows the talent by this name only. Absent when the reader is the talent. */
  readonly talentPublicName?: string;
}

const ADDRESS = /<(?<address>[^>]+)>\s*$/;

export const getPlatformAddress = (): string =>
  ADDRESS.exec(MAIL_FROM.value())?.groups?.['address'] ?? MAIL_FROM.value();

const texts = {
  en: {
    kept: ({ character, projectName }: BookedRole) =>
      `Slot kept, session cancelled: ${character}, ${projectName}`,
    own: ({ character, projectName }: BookedRole) => `Recording: ${character}, ${projectName}`,
    theirs: ({ character, projectName, talentPublicName }: BookedRole) =>
      `Recording with ${talentPublicName}: ${character}, ${projectName}`,
    role: ({ languageName, agencyName }: BookedRole) => `Language: ${languageName}\nAgency: ${agencyName}`,
  },
  es: {
    kept: ({ character, projectName }: BookedRole) =>
      `Franja reservada, sesión cancelada: ${character}, ${projectName}`,
    own: ({ character, projectName }: BookedRole) => `Grabación: ${character}, ${projectName}`,
    theirs: ({ character, projectName, talentPublicName }: BookedRole) =>
      `Grabación con ${talentPublicName}: ${character}, ${projectName}`,
    role: ({ languageName, agencyName }: BookedRole) => `Idioma: ${languageName}\nAgencia: ${agencyName}`,
  },
} as const satisfies Record<Locale, unknown>;

/** Returns the calendar event of a booking; talent and buyer get the same meeting. */
export const toBookingEvent = (
  request: AvailabilityRequest,
  named: BookedRole,
  { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string },
): CalendarEvent | undefined => {
  const span = getBookedSpan(request);
  if (!span) return undefined;

  const { kept, own, theirs, role: facts } = texts[locale];
  const role = isolateAll(named);
  const isTalents = role.talentPublicName === undefined;

  return {
    uid: `${request.id}@${getPlatformAddress().replace(/^.*@/, '')}`,
    sequence: request.revision,
    ...span,
    timeZone,
    summary: request.sessionCancelled ? kept(role) : isTalents ? own(role) : theirs(role),
    description: facts(role),
    changedAt: request.updatedAt.toMillis(),
  };
};
