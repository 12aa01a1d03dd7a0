import { flag } from '../messages/yup.ts';
import { catalogCode, languageCode, languageTag } from '../values/codes.ts';
import type { FieldValues } from '../values/fields.ts';
import { freeText } from '../values/free-text.ts';
import { title } from '../values/names.ts';

/** Codes of the catalogue; the language is alpha3. */
const TRAIT_FIELDS = {
  category: catalogCode('DEMO_CATEGORY').required(),
  language: languageCode.required(),
  gender: catalogCode('GENDER').required(),
  voiceAge: catalogCode('AGE').required(),
  tone: catalogCode('TONE').required(),
};
export type DemoTraits = FieldValues<typeof TRAIT_FIELDS>;

export const REQUIRED_FIELDS = { name: title().required(), ...TRAIT_FIELDS };

/** Fields visible to or searched by clients, whose changes are reviewed. */
export const REVIEWED_FIELDS = {
  ...REQUIRED_FIELDS,
  /** Regional variety, such as `es-MX`. */
  languageTag: languageTag.nullable().default(null),
  /** Free text, where no tag fits. */
  accent: title().nullable().default(null),
};

export const FLAG_FIELDS = {
  /** The talent's principal demo of its category; at most one. */
  principalInCategory: flag().default(false),
  /** Consent to synthetic voices. */
  syntheticVoiceConsent: flag().default(false),
};

/** Fields that clients see. */
export const SHOWN_FIELDS = { ...REVIEWED_FIELDS, ...FLAG_FIELDS };
export type ShownDescription = FieldValues<typeof SHOWN_FIELDS>;

/** A demo's description. The record stores it, the forms ask it and the API accepts each field. */
export const DEMO_FIELDS = {
  ...SHOWN_FIELDS,
  /** The talent's message to the reviewer. */
  comment: freeText().nullable().default(null),
};
export type DemoDescription = FieldValues<typeof DEMO_FIELDS>;
