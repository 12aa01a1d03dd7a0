import type { Casting, CastingDemo } from './castings.ts';

/** How long a casting's lists are, by character. */
export type ListCounts = Pick<Casting, 'shortlisted' | 'withdrawn'>;

/** What one listed demo adds to the counts of its character. */
export const countsOfPlace = ({
  isWithdrawn,
}: Pick<CastingDemo, 'isWithdrawn'>): { readonly shortlisted: 1; readonly withdrawn: 0 | 1 } => ({
  shortlisted: 1,
  withdrawn: isWithdrawn ? 1 : 0,
});

/** The counts of a casting with these demos on its lists; of a character without any there is none. */
export const listCountsOf = (places: readonly Pick<CastingDemo, 'voiceId' | 'isWithdrawn'>[]): ListCounts => {
  const shortlisted: Record<string, number> = {};
  const withdrawn: Record<string, number> = {};
  for (const place of places) {
    const counts = countsOfPlace(place);
    shortlisted[place.voiceId] = (shortlisted[place.voiceId] ?? 0) + counts.shortlisted;
    if (counts.withdrawn > 0) withdrawn[place.voiceId] = (withdrawn[place.voiceId] ?? 0) + counts.withdrawn;
  }
  return { shortlisted, withdrawn };
};
