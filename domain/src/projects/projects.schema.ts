import { withValues } from '../messages/message-text.ts';
import { strictObject, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { castLanguageCode, catalogCode, countryCode, optionCode } from '../values/codes.ts';
import { calendarDay, comingDay, timestamp } from '../values/dates.ts';
import { contactMessage } from '../values/contact-message.ts';
import { freeText } from '../values/free-text.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { wholeNumberBetween } from '../values/whole-number.ts';
import { COUNTRIES_MAX, PROJECT_MEDIA_MAX, PROJECT_NUMBER_MAX, SESSION_MINUTES } from './details.ts';
import { LANGUAGES_MAX, PROJECT_TYPES } from './projects.ts';

const count = () => wholeNumberBetween(1, PROJECT_NUMBER_MAX).nullable();

/** Separately optional parts of a project; see `ProjectDetails`. */
const details = {
  brandCategory: catalogCode('BRAND_CATEGORY').nullable(),
  market: title(),
  countries: uniqueList(countryCode.required()).max(COUNTRIES_MAX),
  media: uniqueList(optionCode().required()).max(PROJECT_MEDIA_MAX),
  airDate: comingDay().nullable(),
  estimatedRecordingDate: comingDay().nullable(),
  numberOfVoices: count(),
  spots: count(),
  length: title(),
  units: count(),
  sessionMinutes: yup
    .number()
    .integer()
    .min(SESSION_MINUTES.least)
    .max(SESSION_MINUTES.most)
    .test(
      'half hours',
      withValues('validation.step', { step: SESSION_MINUTES.step }),
      (value) => value === undefined || value % SESSION_MINUTES.step === 0,
    ),
  budget: strictObject({
    amount: yup.number().integer().min(0).max(100_000_000_000).required(),
    currency: text()
      .matches(/^[A-Z]{3}$/, messageId('validation.currency'))
      .required(),
  })
    .nullable()
    .optional()
    .default(undefined),
  holdedId: title(),
  notes: freeText(),
  message: freeText(),
};

export const projectSchema = strictObject({
  name: title().required(),
  brand: title().default(''),
  campaignName: title().default(''),
  type: text().oneOf(PROJECT_TYPES).default('regular'),
  languages: uniqueList(castLanguageCode.required()).max(LANGUAGES_MAX).default([]),
  /** The company of the agency that it is for; staff name it, a client's is their own. */
  companyId: idSchema.optional(),
});
export type ProjectValues = yup.InferType<typeof projectSchema>;

const changeable = {
  name: title().min(1, 'validation.required').optional(),
  brand: title().optional(),
  campaignName: title().optional(),
  ...details,
};

/**
 * A change of a project. `was` holds the edited fields' previous values: 409 if one of them changed
 * meanwhile. With `updatedAt` (ISO, the edited version), any change is a conflict.
 */
export const projectPatchSchema = strictObject({
  ...changeable,
  was: strictObject({
    ...changeable,
    name: title().optional(),
    // A day that was to come may be over by now.
    airDate: calendarDay().nullable(),
    estimatedRecordingDate: calendarDay().nullable(),
  })
    .optional()
    .default(undefined),
  updatedAt: timestamp().optional(),
});
type ProjectPatch = yup.InferType<typeof projectPatchSchema>;
export type ProjectChange = Omit<ProjectPatch, 'was' | 'updatedAt'>;

export const characterSchema = strictObject({ projectId: idSchema, name: title().required() });

export const contactSchema = strictObject({
  message: contactMessage(),
  projectId: idSchema.optional(),
});
