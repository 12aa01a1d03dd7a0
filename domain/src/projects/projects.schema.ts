import { exactly, idSchema, text, yup } from '../messages/yup.ts';
import { NAME_MAX } from '../reference/reference.ts';
import { LANGUAGES_MAX, PROJECT_TYPES } from './projects.ts';

const title = text().max(NAME_MAX);

/** A language by its ISO 639-3 code. */
export const languageCode = text().matches(/^[a-z]{3}$/, 'validation.languageUnknown');

export const projectSchema = exactly({
  name: title.required(),
  brand: title.default(''),
  campaignName: title.default(''),
  type: text().oneOf(PROJECT_TYPES).default('regular'),
  languages: yup.array().of(languageCode.required()).max(LANGUAGES_MAX).default([]),
});
export type ProjectValues = yup.InferType<typeof projectSchema>;

/** A change of a project. `updatedAt` (ISO) is the version that was edited: a stale one is refused. */
export const projectPatchSchema = exactly({
  name: title.min(1, 'validation.required').optional(),
  brand: title.optional(),
  campaignName: title.optional(),
  updatedAt: text().optional(),
});
export type ProjectPatch = yup.InferType<typeof projectPatchSchema>;

export const voiceSchema = exactly({ projectId: idSchema, name: title.required() });
export type VoiceValues = yup.InferType<typeof voiceSchema>;
