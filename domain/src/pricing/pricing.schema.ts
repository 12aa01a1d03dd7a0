import { strictObject, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { PROJECT_TYPES, PROJECT_CHARACTERS_MAX } from '../projects/projects.ts';
import { timestamp } from '../values/dates.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { wholeNumberBetween } from '../values/whole-number.ts';
import { ASSETS_MAX, LENGTH_MAX_SECONDS, SPOTS_MAX } from './assets.ts';
import { LICENCES_MAX, PROJECT_LICENCES_MAX } from './licences.ts';

const spots = () => wholeNumberBetween(1, SPOTS_MAX);
const lengthSeconds = () => wholeNumberBetween(1, LENGTH_MAX_SECONDS).nullable();

export const assetSchema = strictObject({
  name: title().required(),
  spots: spots().default(1),
  lengthSeconds: lengthSeconds().default(null),
});

/** A change of an asset; `was` and `updatedAt` as for projects. */
export const assetPatchSchema = strictObject({
  name: title().min(1, 'validation.required').optional(),
  spots: spots().optional(),
  lengthSeconds: lengthSeconds().optional(),
  was: strictObject({
    name: title().optional(),
    spots: spots().optional(),
    lengthSeconds: lengthSeconds().optional(),
  })
    .optional()
    .default(undefined),
  updatedAt: timestamp().optional(),
});

/** A choice: a code from the project's options, or `CUSTOM` with the typed label. The API looks up the code; an empty custom item counts as not chosen. */
const item = strictObject({
  code: text()
    .matches(/^[A-Z0-9_]{1,40}$/, messageId('validation.codeUnknown'))
    .required(),
  label: title().optional(),
}).required();

const terms = { duration: item, format: item, territoryCover: item };
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
      name: title().default(''),
      spots: spots().default(1),
      lengthSeconds: lengthSeconds().default(null),
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
