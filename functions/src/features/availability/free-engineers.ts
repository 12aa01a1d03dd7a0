import type { Calendar } from '@domain/availability/availability.ts';
import { isOpen } from '@domain/access/memberships.ts';
import { languageOfCasting } from '@domain/castings/castings.ts';
import type { Span } from '@domain/availability/slot-times.ts';
import { bookingsOf, isBooked } from '../../records/calendars.ts';
import { findEngineers } from '../../records/engineers.ts';
import { readMembershipsIn } from '../../records/memberships.ts';

/** Engineers of one language and agency that are looked at: far more than any has. */
const ENGINEERS_MAX = 100;

/** Engineers of some languages, and when they are free. */
export interface FreeEngineers {
  /** How many there are, in the language that has the fewest. */
  readonly count: number;
  /** How many of them are free, likewise: each language is recorded by one of its own. */
  readonly freeAt: (span: Span) => number;
}

const calendarsIn = async (agencyId: string, language: string): Promise<readonly Calendar['bookings'][]> => {
  const { items } = await findEngineers({ agencyId, language }, { current: 1, pageSize: ENGINEERS_MAX });
  const ids = items.map(({ id }) => id);
  const memberships = await readMembershipsIn(agencyId, 'engineer', ids);
  const engaged = ids.filter((id) => {
    const membership = memberships.get(id);
    return membership !== undefined && isOpen(membership);
  });
  return Promise.all(engaged.map((id) => bookingsOf(id)));
};

/** The engineers whom an agency engages for the languages of some castings of a project. */
export const engineersByLanguage = async (
  agencyId: string,
  projectId: string,
  castingIds: readonly string[],
): Promise<FreeEngineers> => {
  const languages = new Set(castingIds.flatMap((id) => languageOfCasting(id, projectId) ?? []));
  const calendars = await Promise.all([...languages].map((language) => calendarsIn(agencyId, language)));
  const fewest = (counts: readonly number[]): number => (counts.length === 0 ? 0 : Math.min(...counts));
  return {
    count: fewest(calendars.map(({ length }) => length)),
    freeAt: (span) =>
      fewest(calendars.map((of) => of.filter((bookings) => !isBooked(bookings, span, '')).length)),
  };
};
