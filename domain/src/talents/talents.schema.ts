import { VALIDATION_STATUSES } from '../access/roles.ts';
import { LOCALES } from '../messages/locale.ts';
import { exactly, flag, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { inviteFields } from '../people/sign-up.schema.ts';
import { catalogCode, countryCode, languageCode } from '../values/codes.ts';
import { calendarDay, dateOfBirth, timestamp } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { eachOnce } from '../values/lists.ts';
import { personName, title } from '../values/names.ts';
import { LANGUAGES_MAX, TALENT_STATUSES } from './talents.ts';

const name = personName();
const line = title();
const email = text().max(254).email(messageId('registration.emailInvalid'));
const score = yup.number().min(0).max(10).required();
/** May be left out, and not be emptied. */
const kept = name.min(1, messageId('validation.required'));

const spokenLanguage = exactly({
  alpha3: languageCode.required(),
  main: flag().required(),
  type: text().max(20).required(),
});

const hasOneMain = (languages: readonly { readonly main: boolean }[] | undefined): boolean =>
  languages === undefined || languages.filter(({ main }) => main).length === 1;

/**
 * A change of a talent. `status` and `accountValidationStatus` are for admins alone; `updatedAt` (ISO) is the version
 * that was edited: a stale one is refused.
 */
export const talentPatchSchema = exactly({
  name: kept.optional(),
  lastName: kept.optional(),
  publicName: kept.optional(),
  phone: text().max(40).optional(),
  dateOfBirth: dateOfBirth().nullable().optional(),
  gender: catalogCode('GENDER').nullable().optional(),
  ethnic: catalogCode('ETHNIC').nullable().optional(),
  cityOfResidence: line.optional(),
  countryOfResidence: countryCode.optional(),
  voiceAges: eachOnce(catalogCode('AGE').required()).max(10).optional(),
  languages: eachOnce(spokenLanguage, ({ alpha3 }) => alpha3)
    .max(LANGUAGES_MAX)
    .test('one main', messageId('talent.oneMainLanguage'), hasOneMain)
    .optional(),
  communicationLanguage: text().oneOf(LOCALES).optional(),
  tone: catalogCode('TONE').nullable().optional(),
  doesDubbing: flag().optional(),
  homeStudio: flag().optional(),
  microphone: catalogCode('MICROPHONE').nullable().optional(),
  otherMicrophone: line.nullable().optional(),
  booth: catalogCode('BOOTH').nullable().optional(),
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
  availableForProjectOnCreationTime: flag().optional(),
  status: text().oneOf(TALENT_STATUSES).optional(),
  accountValidationStatus: text().oneOf(VALIDATION_STATUSES).optional(),
  updatedAt: timestamp().optional(),
});
export type TalentPatch = yup.InferType<typeof talentPatchSchema>;

export const scoreSchema = exactly({
  talent: idSchema,
  speedScore: score,
  punctualityScore: score,
  professionalismScore: score,
  languageScores: eachOnce(
    exactly({
      language: languageCode.required(),
      languageScore: score,
      dictionScore: score,
      voiceScore: score,
      interpretationScore: score,
      versatilityScore: score,
    }),
    ({ language }) => language,
  )
    .max(30)
    .default([]),
});

export const billingInformationSchema = exactly({
  talent: idSchema,
  legalName: line.required(),
  vatTaxId: text().max(40).required(),
  address: line.required(),
  address2: line.default(''),
  city: line.required(),
  state: line.default(''),
  zip: text().max(20).required(),
  phone: text().max(40).required(),
  paypalEmail: email.default(''),
  noPaypal: flag().default(false),
});

/** An invitation to a talent. */
export const inviteSchema = exactly(inviteFields);

/** A change of an invitation: staff correct its names, the talent accepts it. */
export const invitePatchSchema = exactly({
  name: kept.optional(),
  lastName: kept.optional(),
  status: text().oneOf(['accepted']).optional(),
});

/** Money in minor units. */
export const ratesSchema = exactly({
  currency: text()
    .matches(/^[A-Z]{3}$/, messageId('validation.invalid'))
    .required(),
  sessionFee: yup.number().integer().min(0).required(),
  minimumFee: yup.number().integer().min(0).required(),
});

export const vacationSchema = exactly({ from: calendarDay().required(), to: calendarDay().required() });

export const dossierSchema = exactly({
  id: idSchema.notRequired(),
  talent: idSchema.notRequired(),
  comment: freeText().default(''),
});
