import type { Talent } from '../talents/talents.ts';

/** The key of a natural voice spec; a code of SPECIAL_NATURAL_VO_SPECS. */
export const specKey = (code: string): string => `spec_${code}`;

/** The key of a language, alpha3, in which clients find a demo of the same talent. */
export const languageKey = (alpha3: string): string => `language_${alpha3}`;

/**
 * What a public demo is found by that is not its own but its talent's: natural voice specs, and every language in which
 * clients find a demo of theirs. A map of what is true, because a query asks any number of equalities of one together,
 * and of lists no more than one.
 */
export const foundBy = (
  { voiceSpecs }: { readonly voiceSpecs?: Talent['voiceSpecs'] | undefined },
  languages: readonly string[],
): Readonly<Record<string, true>> => {
  const keys = [...(voiceSpecs ?? []).map(specKey), ...languages.map(languageKey)];
  return Object.fromEntries([...new Set(keys)].sort().map((key) => [key, true as const]));
};

/** Whether two of these say the same. */
export const isFoundAlike = (
  one: Readonly<Record<string, true>> | undefined,
  other: Readonly<Record<string, true>>,
): boolean => {
  const [keys, wanted] = [Object.keys(one ?? {}), Object.keys(other)];
  return keys.length === wanted.length && wanted.every((key) => keys.includes(key));
};

/** Languages in which a voice may be searched beside the one that is shown. */
export const ALSO_IN_MAX = 9;
