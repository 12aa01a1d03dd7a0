import { fieldErrorsEn } from '@domain/messages/field-errors.en.ts';
import { castings } from './castings.ts';
import { common } from './common.ts';

/** What any page may say: errors, and all that opens from a link. */
export const everyPage = {
  ...fieldErrorsEn,
  ...common,
  ...castings,
} as const;
