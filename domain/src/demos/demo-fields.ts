import { reviewReasons } from '../curation/reasons.schema.ts';
import { exactly, flag, flagInText, text, type yup } from '../messages/yup.ts';
import { catalogCode, languageCode, languageTag } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { title } from '../values/names.ts';
import { REVIEW_STATUSES } from './demos.ts';

/** Null when empty; forms send an empty text. */
const unsaid = <Value>(value: Value): Value | null => (value === '' ? null : value);

/** Optional fields of a demo. */
const besides = {
  languageTag: languageTag.nullable().transform(unsaid).optional(),
  accent: title().nullable().transform(unsaid).optional(),
  comment: freeText().nullable().transform(unsaid).optional(),
};

const traits = {
  name: title(),
  category: catalogCode('DEMO_CATEGORY'),
  language: languageCode,
  gender: catalogCode('GENDER'),
  voiceAge: catalogCode('AGE'),
  tone: catalogCode('TONE'),
};

const asked = {
  name: traits.name.required(),
  category: traits.category.required(),
  language: traits.language.required(),
  gender: traits.gender.required(),
  voiceAge: traits.voiceAge.required(),
  tone: traits.tone.required(),
  ...besides,
};

/** Form fields of a demo. */
export const demoFormSchema = exactly({
  ...asked,
  principalInCategory: flag().default(false),
  syntheticVoiceConsent: flag().default(false),
});

/** Text fields of a new demo's upload. */
export const newDemoSchema = exactly({
  ...asked,
  principalInCategory: flagInText().optional(),
  /** Omitted: the talent's default for new demos. */
  syntheticVoiceConsent: flagInText().optional(),
});
export type NewDemo = yup.InferType<typeof newDemoSchema>;

const changed = {
  name: traits.name.min(1).optional(),
  category: traits.category.optional(),
  language: traits.language.optional(),
  gender: traits.gender.optional(),
  voiceAge: traits.voiceAge.optional(),
  tone: traits.tone.optional(),
  ...besides,
  updatedAt: timestamp().optional(),
};

/** Text fields beside a replacement file; omitted ones stay. */
export const replacedDemoSchema = exactly({
  ...changed,
  principalInCategory: flagInText().optional(),
  syntheticVoiceConsent: flagInText().optional(),
});

/**
 * A change of a demo. Reviewers set `reviewStatus`, `reviewerComment` and `reviewerReasons`; the talent,
 * or staff for them, set consent. `updatedAt`: the edited version; 409 when stale.
 */
export const demoPatchSchema = exactly({
  ...changed,
  principalInCategory: flag().optional(),
  syntheticVoiceConsent: flag().optional(),
  reviewStatus: text().oneOf(REVIEW_STATUSES).optional(),
  reviewerComment: freeText().optional(),
  reviewerReasons: reviewReasons().optional(),
});
export type DemoPatch = yup.InferType<typeof demoPatchSchema>;
