import { FieldPath, Filter, type Query } from 'firebase-admin/firestore';
import { getComparedTraits } from '@domain/roster/roster-filters.ts';
import { toRosterId, type RosterFilters } from '@domain/roster/roster-traits.ts';
import { ROSTER_COUNT_MAX, type RosterEntry } from '@domain/roster/roster.ts';
import { splitIntoChunks } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { roster } from './roster.ts';
import { readTalent } from './talents.ts';

const has = (key: string): Filter => Filter.where(new FieldPath('is', key), '==', true);

/** Equality filters sorted by id: merged single-field indexes serve any number of them. */
const queryMatching = (agencyId: string, filters: RosterFilters): Query =>
  getComparedTraits(filters).reduce<Query>(
    (query, keys) => query.where(Filter.or(...keys.map(has))),
    roster.ref.where('agencyId', '==', agencyId),
  );

/** A page's start: after the entry with this id, or after a number of entries. */
export type RosterStart = { readonly after: string } | { readonly skipped: number };

/** A page of an agency's roster by name; reads at most `limit` entries and the skipped ones. */
export const findEntries = async (
  agencyId: string,
  filters: RosterFilters,
  start: RosterStart,
  limit: number,
): Promise<readonly RosterEntry[]> => {
  const ordered = queryMatching(agencyId, filters).orderBy(FieldPath.documentId());
  const begun =
    'after' in start
      ? ordered.startAfter(start.after)
      : start.skipped > 0
        ? ordered.offset(start.skipped)
        : ordered;
  const found = await begun.limit(limit).get();
  return found.docs.flatMap((snapshot) => toRecord<RosterEntry>(snapshot) ?? []);
};

/** Returns the page after a talent's entry, without exposing the name; undefined for another agency's talent. */
export const findTalentCursor = async (
  agencyId: string,
  talentId: string,
): Promise<RosterStart | undefined> => {
  const talent = await readTalent(talentId);
  if (!talent?.agencyIds.includes(agencyId)) return undefined;
  return { after: toRosterId(agencyId, talent.fullName, talent.id) };
};

/** Counts matching talents up to `ROSTER_COUNT_MAX`: one read. */
export const countEntries = async (agencyId: string, filters: RosterFilters): Promise<number> => {
  const counted = await queryMatching(agencyId, filters).limit(ROSTER_COUNT_MAX).count().get();
  return counted.data().count;
};

export const findTalentsByEmail = async (
  agencyId: string,
  emails: readonly string[],
): Promise<readonly Pick<RosterEntry, 'talentId' | 'email'>[]> => {
  const found = await Promise.all(
    splitIntoChunks(emails).map((part) =>
      roster.ref
        .where('agencyId', '==', agencyId)
        .where('email', 'in', part)
        .select('talentId', 'email')
        .get(),
    ),
  );

  return found.flatMap(({ docs }) =>
    docs.map((entry) => ({
      talentId: entry.get('talentId') as string,
      email: entry.get('email') as string,
    })),
  );
};
