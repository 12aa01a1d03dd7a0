import { exactly, messageId, text, yup } from '../messages/yup.ts';
import { namePatchFields, personNameFields } from '../people/names.schema.ts';
import { inviteFields } from '../people/sign-up.schema.ts';
import { castLanguageCode, countryCode } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { eachOnce } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { ENGINEER_STATUSES } from './engineers.ts';

const phone = text().max(40);
/** Alpha3; null for no choice. */
const country = countryCode.nullable().transform((value: unknown) => (value === '' ? null : value));
const answer = yup.boolean().nullable();

/** An engineer's profile form; at least one working language. */
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
/** As stored: people with a single name have no last name. */
export type EngineerProfile = Omit<yup.InferType<typeof engineerProfileSchema>, 'hasOneName'>;

/** Form for admins, who also set the status in their agency. */
export const engineerAdminSchema = engineerProfileSchema.shape({
  status: text().oneOf(ENGINEER_STATUSES).required(),
});

/** A change of an engineer; only admins set `status`. `updatedAt` as for clients. */
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

/** An invitation to an engineer. */
export const engineerInviteSchema = exactly(inviteFields);
