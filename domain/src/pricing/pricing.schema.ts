import { strictObject, idSchema, text, yup } from '../messages/yup.ts';
import { PROJECT_TYPES, PROJECT_CHARACTERS_MAX } from '../projects/projects.ts';
import { castLanguageCode, optionCode } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { toPatchFields } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { ASSET_FIELDS, ASSETS_MAX } from './assets.ts';
import { LICENCE_LANGUAGES_MAX, LICENCES_MAX, MEDIA_PAYMENTS, PROJECT_LICENCES_MAX } from './licences.ts';
import { PRICED_VOICES_MAX } from './pricing.ts';

export const assetSchema = strictObject(ASSET_FIELDS);

/** A change of an asset; `was` and `updatedAt` as for projects. */
export const assetPatchSchema = strictObject({
  ...toPatchFields(ASSET_FIELDS),
  name: title().min(1, 'validation.required').optional(),
  was: strictObject({ ...toPatchFields(ASSET_FIELDS), name: title().optional() })
    .optional()
    .default(undefined),
  updatedAt: timestamp().optional(),
});

/** A choice: a code from the project's options, or `CUSTOM` with the typed label. The API looks up the code; an empty custom item counts as not chosen. */
const item = strictObject({
  code: optionCode().required(),
  label: title().optional(),
}).required();

const terms = {
  duration: item,
  format: item,
  territoryCover: item,
  /** Paid or organic use of online media; `none`: not distinguished. */
  payment: text()
    .oneOf([...MEDIA_PAYMENTS, 'none'])
    .optional(),
  /** Some of the project's languages; absent or empty: all. */
  languages: uniqueList(castLanguageCode.required(), (language) => language)
    .max(LICENCE_LANGUAGES_MAX)
    .optional(),
};
export const licenceSchema = strictObject(terms);
export type LicenceChoice = yup.InferType<typeof licenceSchema>;
export type ItemChoice = LicenceChoice['format'];

const getId = ({ id }: { readonly id: string }) => id;

/**
 * Estimates a project's price with other assets and licences, or as another kind of project. Ids
 * are the caller's: stored ones, or made up; the reply names licences by them.
 */
export const estimateSchema = strictObject({
  type: text().oneOf(PROJECT_TYPES).optional(),
  sessionMinutes: yup.number().integer().min(30).max(480).optional(),
  assets: uniqueList(
    strictObject({
      id: idSchema,
      voiceId: idSchema,
      ...ASSET_FIELDS,
      name: title().default(''),
      licences: uniqueList(strictObject({ id: idSchema, ...terms }), getId)
        .max(LICENCES_MAX)
        .default([]),
    }),
    getId,
  )
    .max(Math.min(PROJECT_CHARACTERS_MAX * ASSETS_MAX, PROJECT_LICENCES_MAX))
    .required(),
});
export type EstimateValues = yup.InferType<typeof estimateSchema>;

/** Roles of a project, each with a voice. */
export const voicesToPriceSchema = strictObject({
  voices: uniqueList(
    strictObject({ voiceId: idSchema, language: castLanguageCode.required(), talentId: idSchema }),
    ({ voiceId, language, talentId }) => [voiceId, language, talentId].join(' '),
  )
    .min(1)
    .max(PRICED_VOICES_MAX)
    .required(),
});
