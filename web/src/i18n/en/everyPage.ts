import { fieldErrorsEn } from '@domain/messages/field-errors.en.ts';
import { castings } from './castings.ts';
import { common } from './common.ts';

/** Texts of any page: errors, and pages behind links. */
export const everyPage = {
  ...fieldErrorsEn,
  ...common,
  ...castings,
} as const;
