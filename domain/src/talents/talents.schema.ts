import { VALIDATION_STATUSES } from '../access/roles.ts';
import { LOCALES } from '../messages/messages.ts';
import { exactly, flag, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { languageCode } from '../projects/projects.schema.ts';
import { NAME_MAX, TEXT_AREA_MAX } from '../reference/reference.ts';
import { inviteFields } from './sign-up.schema.ts';
import { LANGUAGES_MAX, TALENT_STATUSES } from './talents.ts';

const name = text().max(NAME_MAX);
const email = text().max(254).email(messageId('registration.emailInvalid'));
const code = text().matches(/^[A-Z0-9_]{1,40}$/, messageId('validation.invalid'));
const score = yup.number().min(0).max(10).required();
const day = text().matches(/^\d{4}-\d{2}-\d{2}$/, messageId('validation.invalid'));
/** May be left out, and not be emptied. */
const kept = name.min(1, messageId('validation.required'));

const spokenLanguage = exactly({
  alpha3: languageCode.required(),
  main: flag().required(),
  type: text().max(20).required(),
});

const hasOneMain = (languages: readonly { readonly main: boolean }[] | undefined): boolean =>
  languages === undefined || languages.filter(({ main }) => main).length === 1;

const namesEachOnce = (languages: readonly { readonly alpha3: string }[] | undefined): boolean =>
  languages === undefined || new Set(languages.map(({ alpha3 }) => alpha3)).size === languages.length;

/**
 * A change of a talent. `status` and `accountValidationStatus` are for admins alone; `updatedAt` (ISO) is the version
 * that was edited: a stale one is refused.
 */
export const talentPatchSchema = exactly({
  name: kept.optional(),
  lastName: kept.optional(),
  publicName: kept.optional(),
  phone: text().max(40).optional(),
  dateOfBirth: day.nullable().optional(),
  gender: code.nullable().optional(),
  ethnic: code.nullable().optional(),
  cityOfResidence: name.optional(),
  countryOfResidence: text()
    .matches(/^[A-Z]{3}$/, messageId('validation.invalid'))
    .optional(),
  voiceAges: yup.array().of(code.required()).max(10).optional(),
  languages: yup
    .array()
    .of(spokenLanguage)
    .max(LANGUAGES_MAX)
    .test('one main', messageId('talent.oneMainLanguage'), hasOneMain)
    .test('each once', messageId('validation.invalid'), namesEachOnce)
    .optional(),
  communicationLanguage: text().oneOf(LOCALES).optional(),
  tone: code.nullable().optional(),
  doesDubbing: flag().optional(),
  homeStudio: flag().optional(),
  microphone: code.nullable().optional(),
  otherMicrophone: name.nullable().optional(),
  booth: code.nullable().optional(),
  homeRecording: flag().optional(),
  ableToConnect: flag().optional(),
  sourceConnectStPro: flag().optional(),
  sourceConnectUser: name.nullable().optional(),
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
  updatedAt: text().max(40).optional(),
});
export type TalentPatch = yup.InferType<typeof talentPatchSchema>;

export const scoreSchema = exactly({
  talent: idSchema,
  speedScore: score,
  punctualityScore: score,
  professionalismScore: score,
  languageScores: yup
    .array()
    .of(
      exactly({
        language: languageCode.required(),
        languageScore: score,
        dictionScore: score,
        voiceScore: score,
        interpretationScore: score,
        versatilityScore: score,
      }),
    )
    .max(30)
    .default([]),
});

export const billingInformationSchema = exactly({
  talent: idSchema,
  legalName: name.required(),
  vatTaxId: text().max(40).required(),
  address: name.required(),
  address2: name.default(''),
  city: name.required(),
  state: name.default(''),
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

export const vacationSchema = exactly({ from: day.required(), to: day.required() });

export const dossierSchema = exactly({
  id: idSchema.notRequired(),
  talent: idSchema.notRequired(),
  comment: text().max(TEXT_AREA_MAX).default(''),
});
