import type { Casting, CastingDemo } from './castings.ts';

/** Lengths of a casting's lists, by character. */
type ListCounts = Pick<Casting, 'shortlisted' | 'withdrawn'>;

/** Returns what a listed demo adds to its character's counts. */
export const getPlaceCounts = ({
  isWithdrawn,
}: Pick<CastingDemo, 'isWithdrawn'>): { readonly shortlisted: 1; readonly withdrawn: 0 | 1 } => ({
  shortlisted: 1,
  withdrawn: isWithdrawn ? 1 : 0,
});

/** Returns a casting's counts for these demos; characters without any are absent. */
export const getListCounts = (
  places: readonly Pick<CastingDemo, 'voiceId' | 'isWithdrawn'>[],
): ListCounts => {
  const shortlisted: Record<string, number> = {};
  const withdrawn: Record<string, number> = {};
  for (const place of places) {
    const counts = getPlaceCounts(place);
    shortlisted[place.voiceId] = (shortlisted[place.voiceId] ?? 0) + counts.shortlisted;
    if (counts.withdrawn > 0) withdrawn[place.voiceId] = (withdrawn[place.voiceId] ?? 0) + counts.withdrawn;
  }
  return { shortlisted, withdrawn };
};
