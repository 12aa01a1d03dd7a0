import type { InferType } from 'yup';
import { strictObject, idSchema } from '../messages/yup.ts';
import { catalogCode } from '../values/codes.ts';
import { title } from '../values/names.ts';

export const companyFields = {
  name: title().required(),
  /** Code from the catalogue. */
  companyType: catalogCode('COMPANY_TYPE').required(),
};

export const companyFormSchema = strictObject(companyFields);
export type CompanyValues = InferType<typeof companyFormSchema>;

/** A change of a company; `was`: the edited fields' previous values. */
export const companyPatchSchema = strictObject({
  ...companyFields,
  was: strictObject(companyFields).default(undefined).optional(),
});

export const mergeSchema = strictObject({ into: idSchema });
