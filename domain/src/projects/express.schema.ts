import { strictObject, idSchema, text, yup } from '../messages/yup.ts';
import { assetSchema, licenceSchema } from '../pricing/pricing.schema.ts';
import { castLanguageCode } from '../values/codes.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { DETAIL_FIELDS, NAME_FIELDS } from './project-fields.ts';
import { PROJECT_SCRIPT_MAX } from './project-script.ts';
import { LANGUAGES_MAX, PROJECT_CHARACTERS_MAX } from './projects.ts';

/**
 * An express project as it is placed: with everything that is needed to record it. Every character gets the same asset
 * with the same licence. `surcharge` is the one that was shown, in basis points.
 */
export const expressSchema = strictObject({
  ...NAME_FIELDS,
  /** The company of the agency that it is for; staff name it, a client's is their own. */
  companyId: idSchema.optional(),
  languages: uniqueList(castLanguageCode.required()).min(1).max(LANGUAGES_MAX).required(),
  characters: uniqueList(title().required()).min(1).max(PROJECT_CHARACTERS_MAX).required(),
  asset: assetSchema.required(),
  licence: licenceSchema.required(),
  message: DETAIL_FIELDS.message,
  surcharge: yup.number().integer().min(0).max(10_000).required(),
});
export const expressEstimateSchema = expressSchema.pick(['languages', 'characters', 'asset', 'licence']);

export type ExpressValues = yup.InferType<typeof expressSchema>;

/** `version`: the one that was edited; 0 for a new script. */
export const projectScriptSchema = strictObject({
  text: text().max(PROJECT_SCRIPT_MAX).defined(),
  scriptPdf: idSchema.nullable().defined(),
  version: yup.number().strict().integer().min(0).max(1_000_000).required(),
});
