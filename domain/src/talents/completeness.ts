import type { Talent } from './talents.ts';

/** Answers required to be found and booked, in the form's order. */
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

/** Helpful answers that can wait. */
const HELPFUL = [
  'categories',
  'voiceSounding',
  'accents',
  'speedTest',
] as const satisfies readonly (keyof Talent)[];

export type MissingField = (typeof NEEDED | typeof HELPFUL)[number];

const isAnswered = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** Missing answers: required and helpful ones. */
export const getMissingFields = (
  talent: Partial<Talent>,
): { readonly needed: readonly MissingField[]; readonly helpful: readonly MissingField[] } => ({
  needed: NEEDED.filter((field) => !isAnswered(talent[field])),
  helpful: HELPFUL.filter((field) => !isAnswered(talent[field])),
});
