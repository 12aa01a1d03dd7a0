import { catalogCode, countryCode } from '../values/codes.ts';
import type { FieldValues } from '../values/fields.ts';
import { title } from '../values/names.ts';

/** A client's answers besides names. */
export const CLIENT_FIELDS = {
  roleInCompany: catalogCode('ROLE_IN_COMPANY').required(),
  /** alpha3. */
  countryOfResidence: countryCode.required(),
  cityOfResidence: title().required(),
};
export type ClientAnswers = FieldValues<typeof CLIENT_FIELDS>;
