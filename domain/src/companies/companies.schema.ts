import type { InferType } from 'yup';
import { exactly, idSchema } from '../messages/yup.ts';
import { catalogCode } from '../values/codes.ts';
import { title } from '../values/names.ts';

/** What a company is called, and what it is. */
export const companyFields = {
  name: title().required(),
  companyType: catalogCode('COMPANY_TYPE').required(),
};

/** What a form asks for. */
export const companyFormSchema = exactly(companyFields);
export type CompanyValues = InferType<typeof companyFormSchema>;

/** A change of a company; `was`: what whoever edits it began from. */
export const companyPatchSchema = exactly({
  ...companyFields,
  was: exactly(companyFields).default(undefined).optional(),
});

/** The company that stays. */
export const mergeSchema = exactly({ into: idSchema });
