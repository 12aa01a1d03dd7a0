import type { InferType } from 'yup';
import { strictObject, idSchema } from '../messages/yup.ts';
import { catalogCode } from '../values/codes.ts';
import { title } from '../values/names.ts';

/** A company's name and type. */
export const companyFields = {
  name: title().required(),
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
