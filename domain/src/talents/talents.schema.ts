import { VALIDATION_STATUSES } from '../access/roles.ts';
import { LOCALES } from '../messages/locale.ts';
import { strictObject, flag, idSchema, messageId, text, type yup } from '../messages/yup.ts';
import { namePatchFields, personNameFields } from '../people/names.schema.ts';
import { rejectionReason } from '../people/rejection.schema.ts';
import { inviteFields } from '../people/sign-up.schema.ts';
import { countryCode } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { toPatchFields } from '../values/fields.ts';
import { personName } from '../values/names.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { TALENT_FIELDS } from './talent-fields.ts';
import { TALENT_STATUSES } from './talents.ts';

/** May be left out, and not be emptied. */
const requiredName = personName().min(1, messageId('validation.required'));

/**
 * A change of a talent. Only admins set `status` and `accountValidationStatus`; `updatedAt` (ISO)
 * is the edited version: a stale one is refused.
 */
export const talentPatchSchema = strictObject({
  ...namePatchFields,
  publicName: requiredName.optional(),
  languages: spokenLanguages().optional(),
  communicationLanguage: text().oneOf(LOCALES).optional(),
  ...toPatchFields(TALENT_FIELDS),
  // Once answered, they stay answered.
  countryOfResidence: countryCode.optional(),
  homeStudio: flag().optional(),
  ableToConnect: flag().optional(),
  syntheticVoiceConsent: flag().optional(),
  status: text().oneOf(TALENT_STATUSES).optional(),
  accountValidationStatus: text().oneOf(VALIDATION_STATUSES).optional(),
  rejectionReason: rejectionReason(),
  updatedAt: timestamp().optional(),
});
export type TalentPatch = yup.InferType<typeof talentPatchSchema>;

/** An invitation to a talent; `engineer` reviews their first demos, by default any engineer. */
export const inviteSchema = strictObject({ ...inviteFields, engineer: idSchema.optional() });

export const inviteCorrectionSchema = strictObject({
  ...personNameFields,
  email: inviteFields.email,
  language: inviteFields.language,
  engineer: idSchema.optional(),
});

/** A change of an invitation: staff correct or withdraw it, the talent accepts it. Another address or language makes another link of it. */
export const invitePatchSchema = strictObject({
  ...namePatchFields,
  email: inviteFields.email.optional(),
  language: inviteFields.language.optional(),
  engineer: idSchema.nullable().optional(),
  status: text().oneOf(['accepted', 'withdrawn']).optional(),
});
