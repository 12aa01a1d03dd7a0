import type { RosterEntry } from '@domain/roster/roster.ts';
import type { TalentCache } from '@domain/talents/talents.ts';
import { clientsStart } from '../../access/client-cursor.ts';
import { agencyOf } from '../../access/caller.ts';
import { encodeCursor } from '../../firestore/cursor.ts';
import type { Operation } from '../../operation.ts';
import { findEntries } from '../../records/roster-lists.ts';

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
  const entries = await findEntries(agencyId, filters, await clientsStart(agencyId, cursor), pageSize);
  const items = entries.map(publicHalfOf);
  const last = items.at(-1);
  return last && items.length === pageSize ? { items, cursor: encodeCursor(last.id) } : { items };
};
