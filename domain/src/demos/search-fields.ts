import type { Talent } from '../talents/talents.ts';

/** Returns the search key of a natural voice; a code of SPECIAL_NATURAL_VO_SPECS. */
export const toSpecKey = (code: string): string => `spec_${code}`;

export const toLanguageKey = (alpha3: string): string => `language_${alpha3}`;

/**
 * Returns a public demo's search fields that derive from its talent: voice specs, and languages in which clients find a
 * demo. A map of true values, because a query can combine many equalities but only one list filter.
 */
export const getSearchFields = (
  { voiceSpecs }: { readonly voiceSpecs?: Talent['voiceSpecs'] | undefined },
  languages: readonly string[],
): Readonly<Record<string, true>> => {
  const keys = [...(voiceSpecs ?? []).map(toSpecKey), ...languages.map(toLanguageKey)];
  return Object.fromEntries([...new Set(keys)].sort().map((key) => [key, true as const]));
};

export const ALSO_IN_MAX = 9;
