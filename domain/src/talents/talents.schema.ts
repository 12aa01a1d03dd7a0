import { exactly, flag, idSchema, text, yup } from '../messages/yup.ts';
import { NAME_MAX, TEXT_AREA_MAX } from '../reference/reference.ts';
import { languageCode } from '../projects/projects.schema.ts';
import { TALENT_STATUSES } from './talents.ts';

const name = text().max(NAME_MAX);
const email = text().max(254).email('validation.invalid');
const password = text().min(8).max(200);
const code = text().matches(/^[A-Z0-9_]{1,40}$/, 'validation.invalid');
const score = yup.number().min(0).max(10).required();

/** The one language a talent or engineer registers with. */
export const mainLanguageSchema = exactly({
  alpha3: languageCode.required(),
  main: flag().oneOf([true]).default(true),
  type: text().oneOf(['native']).default('native'),
});

const person = { name: name.required(), lastName: name.required(), email: email.required() };
const credentials = {
  password: password.required(),
  repeatPassword: password.required().oneOf([yup.ref('password')], 'validation.invalid'),
};

export const talentSignUpSchema = exactly({
  ...person,
  ...credentials,
  language: mainLanguageSchema.required(),
  acceptRates: flag().default(false),
  freelanceDisclaimerAccepted: flag().oneOf([true]).required(),
  agencySlug: text().max(60).optional(),
  selfServiceInviteId: idSchema.notRequired(),
  verificationEmailWasSent: flag().default(false),
});

export const engineerSignUpSchema = exactly({
  ...person,
  ...credentials,
  language: mainLanguageSchema.required(),
  inviteId: idSchema,
  freelanceDisclaimerAccepted: flag().oneOf([true]).required(),
});

/** A change of a talent. `status` is for admins alone. */
export const talentPatchSchema = exactly({
  name: name.optional(),
  lastName: name.optional(),
  publicName: name.optional(),
  phone: text().max(40).optional(),
  dateOfBirth: text()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'validation.invalid')
    .optional(),
  gender: code.optional(),
  ethnic: code.optional(),
  cityOfResidence: name.optional(),
  countryOfResidence: text().length(3).optional(),
  voiceAges: yup.array().of(code.required()).max(10).optional(),
  languages: yup
    .array()
    .of(
      exactly({ alpha3: languageCode.required(), main: flag().required(), type: text().max(20).required() }),
    )
    .max(30)
    .optional(),
  communicationLanguage: text().oneOf(['en', 'es']).optional(),
  tone: code.optional(),
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
    .optional(),
  onlineSupervision: flag().optional(),
  isBasicInformationStepReady: flag().optional(),
  isInformationComplete: flag().optional(),
  availableForProjectOnCreationTime: flag().optional(),
  status: text().oneOf(TALENT_STATUSES).optional(),
  accountValidationStatus: text().oneOf(['PENDING', 'ACCEPTED', 'REJECTED']).optional(),
  updatedAt: text().max(40).optional(),
});

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

export const inviteSchema = exactly({ ...person, language: languageCode.required() });
export const invitePatchSchema = exactly({
  name: name.optional(),
  lastName: name.optional(),
  status: text().oneOf(['accepted']).optional(),
});

/** Money in minor units. */
export const ratesSchema = exactly({
  currency: text()
    .matches(/^[A-Z]{3}$/, 'validation.invalid')
    .required(),
  sessionFee: yup.number().integer().min(0).required(),
  minimumFee: yup.number().integer().min(0).required(),
});

const day = text()
  .matches(/^\d{4}-\d{2}-\d{2}$/, 'validation.invalid')
  .required();
export const vacationSchema = exactly({ from: day, to: day });

export const dossierSchema = exactly({
  id: idSchema.notRequired(),
  talent: idSchema.notRequired(),
  comment: text().max(TEXT_AREA_MAX).default(''),
});
