import type { RosterEntry } from '@domain/roster/roster.ts';
import { rosterId } from '@domain/roster/roster-traits.ts';
import type { TalentCache } from '@domain/talents/talents.ts';
import { agencyOf } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../firestore/cursor.ts';
import type { Operation } from '../../operation.ts';
import { findEntries, type RosterStart } from '../../records/roster-lists.ts';
import { readTalent } from '../../records/talents.ts';

/** What a client may know of somebody who is listed; of their agencies, this one. */
const publicHalfOf = ({
  talentId,
  agencyId,
  publicName,
  gender,
  languages,
  homeStudio,
}: RosterEntry): TalentCache => ({
  id: talentId,
  agencyIds: [agencyId],
  publicName,
  gender,
  languages,
  homeStudio: homeStudio === true,
});

/** A cursor of clients names the talent alone: the place in the list would tell the whole name. */
const startAt = async (agencyId: string, cursor: string | undefined): Promise<RosterStart> => {
  if (cursor === undefined) return { skipped: 0 };
  const talent = await readTalent(decodeCursor(cursor).id);
  if (!talent?.agencyIds.includes(agencyId))
    throw new AppError(422, 'validation.invalid', { property: 'cursor' });
  return { after: rosterId(agencyId, talent.fullName, talent.id) };
};

/** Public halves of the agency's talents whom it does not keep out. */
export const searchPublicHalves: Operation<'talents.searchCache'> = async ({
  caller,
  query: { language, gender, cursor, pageSize },
}) => {
  const agencyId = agencyOf(caller);
  const filters = {
    status: ['active'],
    ...(language ? { language: [language] } : {}),
    ...(gender ? { gender: [gender] } : {}),
  };
  const entries = await findEntries(agencyId, filters, await startAt(agencyId, cursor), pageSize);
  const items = entries.map(publicHalfOf);
  const last = items.at(-1);
  return last && items.length === pageSize ? { items, cursor: encodeCursor(last.id) } : { items };
};
