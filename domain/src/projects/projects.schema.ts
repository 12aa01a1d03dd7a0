import { exactly, idSchema, text, type yup } from '../messages/yup.ts';
import { castLanguageCode } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { eachOnce } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { LANGUAGES_MAX, PROJECT_TYPES } from './projects.ts';

export const projectSchema = exactly({
  name: title().required(),
  brand: title().default(''),
  campaignName: title().default(''),
  type: text().oneOf(PROJECT_TYPES).default('regular'),
  languages: eachOnce(castLanguageCode.required()).max(LANGUAGES_MAX).default([]),
});
export type ProjectValues = yup.InferType<typeof projectSchema>;

/** A change of a project. `updatedAt` (ISO) is the version that was edited: a stale one is refused. */
export const projectPatchSchema = exactly({
  name: title().min(1, 'validation.required').optional(),
  brand: title().optional(),
  campaignName: title().optional(),
  updatedAt: timestamp().optional(),
});
export type ProjectPatch = yup.InferType<typeof projectPatchSchema>;

export const voiceSchema = exactly({ projectId: idSchema, name: title().required() });
export type VoiceValues = yup.InferType<typeof voiceSchema>;
