import { strictObject, flag, text, yup } from '../messages/yup.ts';
import type { CatalogKind } from '../reference/reference.ts';
import { catalogCode, countryCode } from '../values/codes.ts';
import { dateOfBirth } from '../values/dates.ts';
import type { FieldValues } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { webAddress } from '../values/web-address.ts';
import { accents } from './accents.ts';

/** A choice of the catalogue; null: nothing chosen. */
const choice = (kind: CatalogKind) => catalogCode(kind).nullable().default(null);
const choices = (kind: CatalogKind) => uniqueList(catalogCode(kind).required()).max(20).default([]);
/** Null: not answered. */
const answer = flag().nullable().default(null);
const words = title().nullable().default(null);

/** Personal details. Clients see only those that are also in `PUBLIC_FIELDS`, such as the gender. */
export const PERSON_FIELDS = {
  phone: text().max(40).default(''),
  /** `YYYY-MM-DD`. */
  dateOfBirth: dateOfBirth().nullable().default(null),
  gender: choice('GENDER'),
  ethnic: choice('ETHNIC'),
};

const RESIDENCE_FIELDS = {
  /** alpha3. */
  countryOfResidence: countryCode.nullable().default(null),
  cityOfResidence: title().default(''),
};

export const VOICE_FIELDS = {
  voiceAges: uniqueList(catalogCode('AGE').required()).max(10).default([]),
  tone: choice('TONE'),
  doesDubbing: flag().default(false),
  /** Main areas of work; codes of DEMO_CATEGORY. */
  categories: choices('DEMO_CATEGORY'),
  /** In the talent's words. */
  accents: accents.default([]),
  /** In the talent's words. */
  dialects: accents.default([]),
  /** Sound of the voice; codes of VOICE_SOUNDING. */
  voiceSounding: choices('VOICE_SOUNDING'),
  /** Special features; codes of SPECIAL_NATURAL_VO_SPECS. */
  voiceSpecs: choices('SPECIAL_NATURAL_VO_SPECS'),
};

export const STUDIO_FIELDS = {
  /** Yes requires `microphone` and `booth`. */
  homeStudio: answer,
  microphone: choice('MICROPHONE'),
  /** In words, when the microphone is `MICROPHONE_OTHER`. */
  otherMicrophone: words,
  booth: choice('BOOTH'),
  /** Audio interface, in words. */
  soundCard: title().default(''),
  homeRecording: flag().default(false),
  /** Whether a remote session can be held live. */
  ableToConnect: answer,
  sourceConnectStPro: flag().default(false),
  /** Name to connect to, when `sourceConnectStPro` is on. */
  sourceConnectUser: words,
  ipConnectionSessionLinkPro: flag().default(false),
  dawLocalRecording: flag().default(false),
  onlineSupervision: flag().default(false),
  speedTest: strictObject({
    download: yup.number().min(0).required(),
    upload: yup.number().min(0).required(),
  })
    .nullable()
    .default(null),
};

/** Working conditions, for bookings and payment. */
export const WORK_FIELDS = {
  availableForProjectOnCreationTime: flag().default(false),
  /** Collecting society or union that the talent is a member of, in words. */
  society: title().default(''),
  /** Whether a cooperative invoices for them. */
  cooperativePartner: flag().default(false),
  /** Address of their page, or empty. */
  linkedIn: webAddress().default(''),
};

/**
 * A talent's answers. The record stores them, the form asks them, the API accepts each of them, and a new record has their
 * defaults. A talent's name and languages are known from the start.
 */
export const TALENT_FIELDS = {
  ...PERSON_FIELDS,
  ...RESIDENCE_FIELDS,
  ...VOICE_FIELDS,
  ...STUDIO_FIELDS,
  ...WORK_FIELDS,
};
export type TalentAnswers = FieldValues<typeof TALENT_FIELDS>;

/** Fields by section of the form and of the profile. */
export type PersonField = keyof typeof PERSON_FIELDS;
export type ResidenceField = keyof typeof RESIDENCE_FIELDS;
export type VoiceField = keyof typeof VOICE_FIELDS;
export type StudioField = keyof typeof STUDIO_FIELDS;
export type WorkField = keyof typeof WORK_FIELDS;
