import type { AuditionEntry } from '@domain/auditions/auditions.ts';

/** Names one character in one language. */
export const placeOf = (castingId: string, voiceId: string): string => `${castingId}|${voiceId}`;

/** Auditions of each character in each language. */
export const entriesByPlace = (
  entries: readonly AuditionEntry[],
): ReadonlyMap<string, readonly AuditionEntry[]> => {
  const places = new Map<string, AuditionEntry[]>();
  for (const entry of entries) {
    const place = placeOf(entry.castingId, entry.voiceId);
    places.set(place, [...(places.get(place) ?? []), entry]);
  }
  return places;
};
