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

/**
 * A change of a project. `was` is what the editor began with in the fields that change: one that somebody else has
 * changed since is refused, and others are no hindrance. `updatedAt` (ISO) is the version that was edited: with it, a
 * change of anything since is.
 */
export const projectPatchSchema = exactly({
  name: title().min(1, 'validation.required').optional(),
  brand: title().optional(),
  campaignName: title().optional(),
  was: exactly({
    name: title().optional(),
    brand: title().optional(),
    campaignName: title().optional(),
  })
    .optional()
    .default(undefined),
  updatedAt: timestamp().optional(),
});
export type ProjectPatch = yup.InferType<typeof projectPatchSchema>;

export const voiceSchema = exactly({ projectId: idSchema, name: title().required() });
export type VoiceValues = yup.InferType<typeof voiceSchema>;
