import { VALIDATION_STATUSES } from '../access/roles.ts';
import { LOCALES } from '../messages/locale.ts';
import { exactly, flag, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { namePatchFields, personNameFields } from '../people/names.schema.ts';
import { rejectionReason } from '../people/rejection.schema.ts';
import { inviteFields } from '../people/sign-up.schema.ts';
import type { CatalogKind } from '../reference/reference.ts';
import { webAddress } from '../values/web-address.ts';
import { catalogCode, countryCode } from '../values/codes.ts';
import { dateOfBirth, timestamp } from '../values/dates.ts';
import { eachOnce } from '../values/lists.ts';
import { personName, title } from '../values/names.ts';
import { accents } from './accents.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { TALENT_STATUSES } from './talents.ts';

const name = personName();
const line = title();
const codes = (kind: CatalogKind) => eachOnce(catalogCode(kind).required()).max(20);
/** May be left out, and not be emptied. */
const kept = name.min(1, messageId('validation.required'));

/**
 * A change of a talent. Only admins set `status` and `accountValidationStatus`; `updatedAt` (ISO)
 * is the edited version: a stale one is refused.
 */
export const talentPatchSchema = exactly({
  ...namePatchFields,
  publicName: kept.optional(),
  phone: text().max(40).optional(),
  dateOfBirth: dateOfBirth().nullable().optional(),
  gender: catalogCode('GENDER').nullable().optional(),
  ethnic: catalogCode('ETHNIC').nullable().optional(),
  cityOfResidence: line.optional(),
  countryOfResidence: countryCode.optional(),
  voiceAges: eachOnce(catalogCode('AGE').required()).max(10).optional(),
  languages: spokenLanguages().optional(),
  communicationLanguage: text().oneOf(LOCALES).optional(),
  tone: catalogCode('TONE').nullable().optional(),
  doesDubbing: flag().optional(),
  categories: codes('DEMO_CATEGORY').optional(),
  accents: accents.optional(),
  dialects: accents.optional(),
  voiceSounding: codes('VOICE_SOUNDING').optional(),
  voiceSpecs: codes('SPECIAL_NATURAL_VO_SPECS').optional(),
  homeStudio: flag().optional(),
  microphone: catalogCode('MICROPHONE').nullable().optional(),
  otherMicrophone: line.nullable().optional(),
  booth: catalogCode('BOOTH').nullable().optional(),
  soundCard: line.optional(),
  homeRecording: flag().optional(),
  ableToConnect: flag().optional(),
  sourceConnectStPro: flag().optional(),
  sourceConnectUser: line.nullable().optional(),
  ipConnectionSessionLinkPro: flag().optional(),
  dawLocalRecording: flag().optional(),
  speedTest: exactly({
    download: yup.number().min(0).required(),
    upload: yup.number().min(0).required(),
  })
    // Left to itself, yup makes `{}` of an absent object and then misses its fields.
    .default(undefined)
    .nullable()
    .optional(),
  onlineSupervision: flag().optional(),
  society: line.optional(),
  cooperativePartner: flag().optional(),
  linkedIn: webAddress().optional(),
  availableForProjectOnCreationTime: flag().optional(),
  syntheticVoiceConsent: flag().optional(),
  status: text().oneOf(TALENT_STATUSES).optional(),
  accountValidationStatus: text().oneOf(VALIDATION_STATUSES).optional(),
  rejectionReason: rejectionReason(),
  updatedAt: timestamp().optional(),
});
export type TalentPatch = yup.InferType<typeof talentPatchSchema>;

/** An invitation to a talent; `engineer` reviews their first demos, by default any engineer. */
export const inviteSchema = exactly({ ...inviteFields, engineer: idSchema.optional() });

/** Form to correct an invitation's recipient and first reviewer. */
export const inviteCorrectionSchema = exactly({
  ...personNameFields,
  email: inviteFields.email,
  language: inviteFields.language,
  engineer: idSchema.optional(),
});

/** A change of an invitation: staff correct or withdraw it, the talent accepts it. Another address or language makes another link of it. */
export const invitePatchSchema = exactly({
  ...namePatchFields,
  email: inviteFields.email.optional(),
  language: inviteFields.language.optional(),
  engineer: idSchema.nullable().optional(),
  status: text().oneOf(['accepted', 'withdrawn']).optional(),
});
