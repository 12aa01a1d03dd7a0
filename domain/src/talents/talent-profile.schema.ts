import { exactly, flag, messageId, text, yup } from '../messages/yup.ts';
import { personNameFields } from '../people/names.schema.ts';
import type { CatalogKind } from '../reference/reference.ts';
import { catalogCode, countryCode } from '../values/codes.ts';
import { dateOfBirth } from '../values/dates.ts';
import { eachOnce } from '../values/lists.ts';
import { personName, title } from '../values/names.ts';
import { webAddress } from '../values/web-address.ts';
import { accents } from './accents.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { MICROPHONE_OTHER } from './talents.ts';

const name = personName();
/** A choice of the catalogue; nothing chosen is null. */
const choice = (kind: CatalogKind) =>
  catalogCode(kind)
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .default(null);
const words = title()
  .nullable()
  .transform((value: unknown) => (value === '' ? null : value))
  .default(null);
const answer = yup.boolean().nullable().default(null);
const choices = (kind: CatalogKind) => eachOnce(catalogCode(kind).required()).max(20).default([]);
const missing = messageId('validation.required');

const person = {
  ...personNameFields,
  publicName: name.required(),
  phone: text().max(40).default(''),
  dateOfBirth: dateOfBirth()
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .default(null),
  gender: choice('GENDER'),
  ethnic: choice('ETHNIC'),
};

const residence = {
  countryOfResidence: countryCode.required(),
  cityOfResidence: title().required(),
};

const voice = {
  languages: spokenLanguages().required(),
  voiceAges: eachOnce(catalogCode('AGE').required()).max(10).default([]),
  tone: choice('TONE'),
  doesDubbing: flag().default(false),
  categories: choices('DEMO_CATEGORY'),
  accents: accents.default([]),
  dialects: accents.default([]),
  voiceSounding: choices('VOICE_SOUNDING'),
  voiceSpecs: choices('SPECIAL_NATURAL_VO_SPECS'),
};

const studio = {
  homeStudio: answer,
  microphone: choice('MICROPHONE').when('homeStudio', {
    is: true,
    then: (schema) => schema.required(missing),
  }),
  otherMicrophone: words.when(['homeStudio', 'microphone'], {
    is: (homeStudio: unknown, microphone: unknown) => homeStudio === true && microphone === MICROPHONE_OTHER,
    then: (schema) => schema.required(missing),
  }),
  booth: choice('BOOTH').when('homeStudio', { is: true, then: (schema) => schema.required(missing) }),
  soundCard: title().default(''),
  homeRecording: flag().default(false),
  ableToConnect: answer,
  sourceConnectStPro: flag().default(false),
  sourceConnectUser: words.when(['ableToConnect', 'sourceConnectStPro'], {
    is: (ableToConnect: unknown, ticked: unknown) => ableToConnect === true && ticked === true,
    then: (schema) => schema.required(missing),
  }),
  ipConnectionSessionLinkPro: flag().default(false),
  dawLocalRecording: flag().default(false),
  onlineSupervision: flag().default(false),
  speedTest: exactly({
    download: yup.number().min(0).required(),
    upload: yup.number().min(0).required(),
  })
    .nullable()
    .default(null),
};

/** Working conditions, for bookings and payment. */
const work = {
  availableForProjectOnCreationTime: flag().default(false),
  society: title().default(''),
  cooperativePartner: flag().default(false),
  linkedIn: webAddress().default(''),
};

/** A talent's account form: person, voice and studio. */
export const talentProfileSchema = exactly({ ...person, ...residence, ...voice, ...studio, ...work });
export type TalentProfile = yup.InferType<typeof talentProfileSchema>;

/** Voice and home studio separately: each has its own page. */
export const talentVoiceSchema = exactly(voice);
export const talentStudioSchema = exactly(studio);
/** The first form after registration. */
export const talentBasicsSchema = exactly({ ...residence, ...studio });

type Studio = Partial<
  Pick<
    TalentProfile,
    | 'homeStudio'
    | 'microphone'
    | 'otherMicrophone'
    | 'booth'
    | 'homeRecording'
    | 'ableToConnect'
    | 'sourceConnectStPro'
    | 'sourceConnectUser'
    | 'ipConnectionSessionLinkPro'
    | 'dawLocalRecording'
    | 'onlineSupervision'
  >
>;

/**
 * Returns the studio for storage: unanswered means no, and details that require a "yes" are
 * dropped, so a search by microphone can't find a talent without a studio.
 */
export const withoutHiddenStudioFields = <Change extends Studio>(change: Change): Change => ({
  ...change,
  homeStudio: change.homeStudio ?? false,
  ...(change.homeStudio
    ? {}
    : { microphone: null, otherMicrophone: null, booth: null, homeRecording: false }),
  ...(change.microphone === MICROPHONE_OTHER ? {} : { otherMicrophone: null }),
  ableToConnect: change.ableToConnect ?? false,
  ...(change.ableToConnect
    ? {}
    : {
        sourceConnectStPro: false,
        ipConnectionSessionLinkPro: false,
        dawLocalRecording: false,
        onlineSupervision: false,
      }),
  ...(change.ableToConnect && change.sourceConnectStPro ? {} : { sourceConnectUser: null }),
});
