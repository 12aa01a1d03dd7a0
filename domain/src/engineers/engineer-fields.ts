import { text, yup } from '../messages/yup.ts';
import { countryCode } from '../values/codes.ts';
import type { FieldValues } from '../values/fields.ts';
import { title } from '../values/names.ts';

/** An engineer's answers besides names and languages; empty or null: not given. */
export const ENGINEER_FIELDS = {
  /** For agencies. */
  phone: text().max(40).default(''),
  /** alpha3. */
  countryOfResidence: countryCode
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .default(null),
  cityOfResidence: title().default(''),
  /** Whether they can record in their own studio. */
  homeStudio: yup.boolean().nullable().default(null),
};
export type EngineerAnswers = FieldValues<typeof ENGINEER_FIELDS>;
