import { fieldErrorsEs } from '@domain/messages/field-errors.es.ts';
import { castings } from './castings.ts';
import { common } from './common.ts';

/** Texts of any page: errors, and pages behind links. */
export const everyPage = {
  ...fieldErrorsEs,
  ...common,
  ...castings,
};
