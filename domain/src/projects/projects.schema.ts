import { strictObject, idSchema, text, type yup } from '../messages/yup.ts';
import { castLanguageCode } from '../values/codes.ts';
import { contactMessage } from '../values/contact-message.ts';
import { calendarDay, timestamp } from '../values/dates.ts';
import { toPatchFields } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { DETAIL_FIELDS, NAME_FIELDS } from './project-fields.ts';
import { LANGUAGES_MAX, PROJECT_TYPES } from './projects.ts';

export const projectSchema = strictObject({
  ...NAME_FIELDS,
  type: text().oneOf(PROJECT_TYPES).default('regular'),
  languages: uniqueList(castLanguageCode.required()).max(LANGUAGES_MAX).default([]),
  /** The company of the agency that it is for; staff name it, a client's is their own. */
  companyId: idSchema.optional(),
});
export type ProjectValues = yup.InferType<typeof projectSchema>;

const changeable = {
  ...toPatchFields({ ...NAME_FIELDS, ...DETAIL_FIELDS }),
  name: title().min(1, 'validation.required').optional(),
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
    airDate: calendarDay().nullable().optional(),
    estimatedRecordingDate: calendarDay().nullable().optional(),
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
