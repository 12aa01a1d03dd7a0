import { withValues } from '../messages/message-text.ts';
import { strictObject, yup } from '../messages/yup.ts';
import { catalogCode, countryCode, currencyCode, optionCode } from '../values/codes.ts';
import { futureDay } from '../values/dates.ts';
import { getDefaults, getNames, pickFields, type FieldValues } from '../values/fields.ts';
import { freeText } from '../values/free-text.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { wholeNumberBetween } from '../values/whole-number.ts';
import { COUNTRIES_MAX, PROJECT_MEDIA_MAX, PROJECT_NUMBER_MAX, SESSION_MINUTES } from './project-limits.ts';

/** Null: unknown. */
const count = wholeNumberBetween(1, PROJECT_NUMBER_MAX).nullable().default(null);
const halfHours = withValues('validation.step', { step: SESSION_MINUTES.step });

export const NAME_FIELDS = {
  name: title().required(),
  brand: title().default(''),
  campaignName: title().default(''),
};

/** The client's description of the recording; every part is optional. */
export const DETAIL_FIELDS = {
  /** The brand's category, which determines competition: a code of BRAND_CATEGORY; null: unknown. */
  brandCategory: catalogCode('BRAND_CATEGORY').nullable().default(null),
  /** Target market, in the client's words. */
  market: title().default(''),
  /** Countries of use: alpha3. */
  countries: uniqueList(countryCode.required()).max(COUNTRIES_MAX).default([]),
  /** Codes of MEDIA. */
  media: uniqueList(optionCode().required()).max(PROJECT_MEDIA_MAX).default([]),
  /** First day on air as `YYYY-MM-DD`, in no zone. */
  airDate: futureDay().nullable().default(null),
  /** Day on which the client would like to record, as `YYYY-MM-DD`. */
  estimatedRecordingDate: futureDay().nullable().default(null),
  numberOfVoices: count,
  /** Finished pieces, such as films or announcements. */
  spots: count,
  /** Lengths of the finished pieces, in the client's words: "2 × 30 s and a 10 s cut-down". */
  length: title().default(''),
  /** Words of the script. */
  units: count,
  /** Expected length of the recording, for each voice and language. */
  sessionMinutes: yup
    .number()
    .integer()
    .min(SESSION_MINUTES.least)
    .max(SESSION_MINUTES.most)
    .test('half hours', halfHours, (value) => value === undefined || value % SESSION_MINUTES.step === 0)
    .default(SESSION_MINUTES.usual),
  /** Minor units of an ISO 4217 currency. */
  budget: strictObject({
    amount: yup.number().integer().min(0).max(100_000_000_000).required(),
    currency: currencyCode().required(),
  })
    .nullable()
    .default(null),
  /** Number in the agency's bookkeeping (Holded); only staff set it. */
  holdedId: title().default(''),
  /** Visible to all project members. */
  notes: freeText().default(''),
  /** Client's message to the agency. */
  message: freeText().default(''),
};
export type ProjectNames = FieldValues<typeof NAME_FIELDS>;
export type ProjectDetails = FieldValues<typeof DETAIL_FIELDS>;

export const NO_DETAILS: ProjectDetails = getDefaults(DETAIL_FIELDS);

/** Details that aren't copied to another project: dates, accounting number, message to the agency. */
const OF_ONE_PROJECT: ReadonlySet<string> = new Set<keyof ProjectDetails>([
  'airDate',
  'estimatedRecordingDate',
  'holdedId',
  'message',
]);

export const pickDuplicatedDetails = (model: ProjectDetails): Partial<ProjectDetails> =>
  pickFields(
    model,
    getNames(DETAIL_FIELDS).filter((name) => !OF_ONE_PROJECT.has(name)),
  );
