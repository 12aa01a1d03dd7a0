import { strictObject, messageId, text, type yup } from '../messages/yup.ts';
import { namePatchFields, personNameFields } from '../people/names.schema.ts';
import { inviteFields } from '../people/sign-up.schema.ts';
import { castLanguageCode } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { toPatchFields } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { ENGINEER_FIELDS } from './engineer-fields.ts';
import { ENGINEER_STATUSES } from './engineers.ts';

/** An engineer's profile form; at least one working language. */
export const engineerProfileSchema = strictObject({
  ...personNameFields,
  languageTags: uniqueList(castLanguageCode.required())
    .min(1, messageId('validation.required'))
    .max(30)
    .required(),
  ...ENGINEER_FIELDS,
});
/** As stored: people with a single name have no last name. */
export type EngineerProfile = Omit<yup.InferType<typeof engineerProfileSchema>, 'hasOneName'>;

/** Form for admins, who also set the status in their agency. */
export const engineerAdminSchema = engineerProfileSchema.shape({
  status: text().oneOf(ENGINEER_STATUSES).required(),
});

/** A change of an engineer; only admins set `status`. `updatedAt` as for clients. */
export const engineerPatchSchema = strictObject({
  ...namePatchFields,
  languageTags: uniqueList(castLanguageCode.required()).min(1).max(30).optional(),
  ...toPatchFields(ENGINEER_FIELDS),
  status: text().oneOf(ENGINEER_STATUSES).optional(),
  updatedAt: timestamp().optional(),
});

export const engineerInviteSchema = strictObject(inviteFields);
