import type { Talent } from './talents.ts';

/** What a profile lacks before a talent can be found and booked, in the order of the form. */
const NEEDED = [
  'publicName',
  'phone',
  'gender',
  'countryOfResidence',
  'cityOfResidence',
  'voiceAges',
  'homeStudio',
  'ableToConnect',
] as const satisfies readonly (keyof Talent)[];

/** What helps to be chosen, and can wait. */
const HELPFUL = [
  'categories',
  'voiceSounding',
  'accents',
  'speedTest',
] as const satisfies readonly (keyof Talent)[];

export type MissingField = (typeof NEEDED | typeof HELPFUL)[number];

const isTold = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** The fields that a profile lacks, those it cannot do without apart from those that help. */
export const missingFields = (
  talent: Partial<Talent>,
): { readonly needed: readonly MissingField[]; readonly helpful: readonly MissingField[] } => ({
  needed: NEEDED.filter((field) => !isTold(talent[field])),
  helpful: HELPFUL.filter((field) => !isTold(talent[field])),
});
