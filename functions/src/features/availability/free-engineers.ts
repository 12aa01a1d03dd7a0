import type { Calendar } from '@domain/availability/availability.ts';
import { isOpen } from '@domain/access/memberships.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import type { Span } from '@domain/availability/slot-times.ts';
import { findBookings, isBooked } from '../../work/collections/calendars.ts';
import { findEngineers } from '../../work/collections/engineers.ts';
import { readMembershipsIn } from '../../work/collections/memberships.ts';

/** Maximum engineers read per language and agency: far more than any has. */
const ENGINEERS_MAX = 100;

export interface FreeEngineers {
  readonly count: number;
  /** Returns the number of free engineers: the fewest of any language, because each needs its own. */
  readonly freeAt: (span: Span) => number;
}

const findCalendars = async (
  agencyId: string,
  language: string,
): Promise<readonly Calendar['bookings'][]> => {
  const { items } = await findEngineers({ agencyId, language }, { current: 1, pageSize: ENGINEERS_MAX });
  const ids = items.map(({ id }) => id);
  const memberships = await readMembershipsIn(agencyId, 'engineer', ids);
  const engaged = ids.filter((id) => {
    const membership = memberships.get(id);
    return membership !== undefined && isOpen(membership);
  });
  return Promise.all(engaged.map((id) => findBookings(id)));
};

export const findEngineersByLanguage = async (
  agencyId: string,
  projectId: string,
  castingIds: readonly string[],
): Promise<FreeEngineers> => {
  const languages = new Set(castingIds.flatMap((id) => getCastingLanguage(id, projectId) ?? []));
  const calendars = await Promise.all([...languages].map((language) => findCalendars(agencyId, language)));
  const findFewest = (counts: readonly number[]): number => (counts.length === 0 ? 0 : Math.min(...counts));
  return {
    count: findFewest(calendars.map(({ length }) => length)),
    freeAt: (span) =>
      findFewest(calendars.map((of) => of.filter((bookings) => !isBooked(bookings, span)).length)),
  };
};
