import type { CatalogKind } from '@domain/reference/reference.ts';
import type { RosterTrait } from '@domain/roster/roster-traits.ts';

/** Filters in casting order: person, voice, languages, place, agency work. */
export const FILTER_GROUPS = [
  { id: 'who', traits: ['gender', 'age', 'ethnic', 'country', 'city'] },
  { id: 'voice', traits: ['tone', 'category', 'sounding', 'specs'] },
  { id: 'languages', traits: ['language', 'mainLanguage', 'accent'] },
  { id: 'studio', traits: ['microphone', 'booth', 'connection'] },
  { id: 'work', traits: ['tag', 'demos', 'fee', 'away', 'changed', 'answered', 'status'] },
] as const satisfies readonly { readonly id: string; readonly traits: readonly RosterTrait[] }[];

export const CATALOG_TRAITS: Readonly<Partial<Record<RosterTrait, CatalogKind>>> = {
  gender: 'GENDER',
  age: 'AGE',
  ethnic: 'ETHNIC',
  tone: 'TONE',
  category: 'DEMO_CATEGORY',
  sounding: 'VOICE_SOUNDING',
  specs: 'SPECIAL_NATURAL_VO_SPECS',
  microphone: 'MICROPHONE',
  booth: 'BOOTH',
};

/** Traits with free-text values. */
export const FREE_TRAITS: ReadonlySet<RosterTrait> = new Set(['city', 'accent', 'tag']);
