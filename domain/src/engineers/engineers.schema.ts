import { exactly, messageId, text, yup } from '../messages/yup.ts';
import { namePatchFields, personNameFields } from '../people/names.schema.ts';
import { inviteFields } from '../people/sign-up.schema.ts';
import { castLanguageCode, countryCode } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { eachOnce } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { ENGINEER_STATUSES } from './engineers.ts';

const phone = text().max(40);
/** Alpha3; nothing chosen is null. */
const country = countryCode.nullable().transform((value: unknown) => (value === '' ? null : value));
const answer = yup.boolean().nullable();

/** What engineers change of themselves, as their form has it; they work in at least one language. */
export const engineerProfileSchema = exactly({
  ...personNameFields,
  languageTags: eachOnce(castLanguageCode.required())
    .min(1, messageId('validation.required'))
    .max(30)
    .required(),
  phone: phone.default(''),
  countryOfResidence: country.default(null),
  cityOfResidence: title().default(''),
  homeStudio: answer.default(null),
});
/** The same as it is kept: who has one name has no last name. */
export type EngineerProfile = Omit<yup.InferType<typeof engineerProfileSchema>, 'hasOneName'>;

/** The same as admins have it, who decide how they stand with the agency as well. */
export const engineerAdminSchema = engineerProfileSchema.shape({
  status: text().oneOf(ENGINEER_STATUSES).required(),
});
export type EngineerDecision = yup.InferType<typeof engineerAdminSchema>;

/** A change of an engineer; `status` is for admins alone, `updatedAt` as for clients. */
export const engineerPatchSchema = exactly({
  ...namePatchFields,
  languageTags: eachOnce(castLanguageCode.required()).min(1).max(30).optional(),
  phone: phone.optional(),
  countryOfResidence: country.optional(),
  cityOfResidence: title().optional(),
  homeStudio: answer.optional(),
  status: text().oneOf(ENGINEER_STATUSES).optional(),
  updatedAt: timestamp().optional(),
});
export type EngineerPatch = yup.InferType<typeof engineerPatchSchema>;

/** An invitation to an engineer. */
export const engineerInviteSchema = exactly(inviteFields);
