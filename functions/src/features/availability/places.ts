import type { CastingDemo } from '@domain/castings/castings.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { readCastingDemos } from '../../work/collections/casting-demos.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import type { Work } from '../../work/unit/work.ts';

export const readPlaces = async (
  projectId: string,
  agencyId: string,
  ids: readonly string[],
  work: Work,
): Promise<readonly CastingDemo[]> => {
  const places = await readCastingDemos(ids, work);
  if (places.length < ids.length || places.some((place) => place.projectId !== projectId)) throw notFound();
  const talentIds = [...new Set(places.map(({ talentId }) => talentId))];
  const shown = await findShownTalents(agencyId, talentIds, work);
  // Talents blocked by the agency since then aren't requested, and a withdrawn voice can't be booked.
  if (places.some(({ talentId, isWithdrawn }) => isWithdrawn || !shown.has(talentId)))
    throw new AppError(409, 'availability.withdrawn');
  return places;
};

/** Returns one demo per talent and role; a second demo adds no request. */
export const dedupeByRole = (places: readonly CastingDemo[]): readonly CastingDemo[] => [
  ...new Map(
    places.map((place) => [JSON.stringify([place.castingId, place.voiceId, place.talentId]), place]),
  ).values(),
];
