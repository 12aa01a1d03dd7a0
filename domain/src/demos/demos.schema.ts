import { reviewReasons } from '../curation/reasons.schema.ts';
import { strictObject, formFlag, text, type yup } from '../messages/yup.ts';
import { timestamp } from '../values/dates.ts';
import { toFormFields, toPatchFields } from '../values/fields.ts';
import { freeText } from '../values/free-text.ts';
import { title } from '../values/names.ts';
import { DEMO_FIELDS, REQUIRED_FIELDS, type FLAG_FIELDS } from './demo-fields.ts';
import { REVIEW_STATUSES } from './demos.ts';

const described = toFormFields(DEMO_FIELDS);

export const demoFormSchema = strictObject(described);

const changed = {
  ...toPatchFields(described),
  /** May be left out, and not be emptied. */
  name: title().min(1).optional(),
};

const flagsInText = {
  principalInCategory: formFlag().optional(),
  syntheticVoiceConsent: formFlag().optional(),
} satisfies Record<keyof typeof FLAG_FIELDS, yup.AnySchema>;

/** Text fields of a new demo's upload. Without consent, the talent's default for new demos applies. */
export const newDemoSchema = strictObject({
  ...changed,
  ...REQUIRED_FIELDS,
  ...flagsInText,
});
export type NewDemo = yup.InferType<typeof newDemoSchema>;

/** Text fields beside a replacement file; omitted ones stay. */
export const replacedDemoSchema = strictObject({
  ...changed,
  ...flagsInText,
  updatedAt: timestamp().optional(),
});

/**
 * A change of a demo. Reviewers set `reviewStatus`, `reviewerComment` and `reviewerReasons`; the talent,
 * or staff for them, set consent. `updatedAt`: the edited version; 409 when stale.
 */
export const demoPatchSchema = strictObject({
  ...changed,
  updatedAt: timestamp().optional(),
  reviewStatus: text().oneOf(REVIEW_STATUSES).optional(),
  reviewerComment: freeText().optional(),
  reviewerReasons: reviewReasons().optional(),
});
export type DemoPatch = yup.InferType<typeof demoPatchSchema>;
