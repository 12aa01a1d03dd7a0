import type { RosterEntry } from '@domain/roster/roster.ts';
import type { RosterFilters, RosterTrait } from '@domain/roster/roster-traits.ts';
import type { PublicTalent } from '@domain/talents/talents.ts';
import { parseClientsStart } from '../../auth/access/client-cursor.ts';
import { getAgency } from '../../work/access/caller.ts';
import { encodeCursor } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { findEntries } from '../../work/collections/roster-lists.ts';

/** Returns what a client may see of a listed person; of their agencies, only this one. */
const toPublicCopy = ({
  talentId,
  agencyId,
  publicName,
  gender,
  languages,
  homeStudio,
  voiceSpecs,
}: RosterEntry): Omit<PublicTalent, 'nameKey'> => ({
  id: talentId,
  agencyIds: [agencyId],
  publicName,
  gender,
  languages,
  homeStudio: homeStudio === true,
  voiceSpecs,
});

/** Returns filters with one value each, without unset ones. */
const toFilters = (traits: Readonly<Partial<Record<RosterTrait, string | undefined>>>): RosterFilters =>
  Object.fromEntries(Object.entries(traits).flatMap(([trait, value]) => (value ? [[trait, [value]]] : [])));

export const searchPublicCopies: Operation<'talents.searchCache'> = async ({
  caller,
  query: { cursor, pageSize, homeStudio, voiceAge, ...traits },
}) => {
  const agencyId = getAgency(caller);
  const filters = {
    status: ['active'],
    ...toFilters({ ...traits, age: voiceAge, answered: homeStudio ? 'homeStudio' : undefined }),
  };
  const entries = await findEntries(agencyId, filters, await parseClientsStart(agencyId, cursor), pageSize);
  const items = entries.map(toPublicCopy);
  const last = items.at(-1);
  return last && items.length === pageSize ? { items, cursor: encodeCursor(last.id) } : { items };
};
