import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import { readTalents } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the talents to notify about each entry's outcome, by entry id; blocked talents are left out. */
export const readMailContent = async (
  entries: readonly AuditionEntry[],
  work: Work,
): Promise<ReadonlyMap<string, Talent>> => {
  const [agencyId] = entries.map((entry) => entry.agencyId);
  const ids = entries.map(({ talentId }) => talentId);
  if (agencyId === undefined) return new Map();
  const shown = await findShownTalents(agencyId, ids, work);
  const talents = await readTalents(ids, work);
  return new Map(talents.flatMap((talent) => (shown.has(talent.id) ? [[talent.id, talent]] : [])));
};
