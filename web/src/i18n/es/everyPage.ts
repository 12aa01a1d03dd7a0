import { fieldErrorsEs } from '@domain/messages/field-errors.es.ts';
import { castings } from './castings.ts';
import { common } from './common.ts';

/** What any page may say: errors, and all that opens from a link. */
export const everyPage = {
  ...fieldErrorsEs,
  ...common,
  ...castings,
};
