import { strictObject, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { calendarDay } from '../values/dates.ts';
import { currencyCode, optionCode } from '../values/codes.ts';
import { uniqueList } from '../values/lists.ts';
import { amount, wholeNumber } from '../values/whole-number.ts';
import { isLonger } from './terms.ts';
import {
  EXPRESS_SURCHARGE,
  PREVIEW_PROJECTS_MAX,
  SESSION_HOURS,
  SESSION_HOURS_MAX,
} from './rate-table-limits.ts';
import { covers } from './territories.ts';

/** Most that a factor multiplies by: a thousand. */
export const FACTOR_MAX = 10_000_000;
const STEPS_MAX = 20;
export const STEP_END_MAX = 1_000_000;
const CODES_MAX = 200;

const factor = () => wholeNumber().min(1).max(FACTOR_MAX).required();
/** Basis points up to the whole. */
const share = () => wholeNumber().min(0).max(10_000);

const wrongOrder = messageId('rateTable.order');

/** Factor on usage of an option of the catalogue or the agency's own, which the API looks up. Basis points: 10000 is ×1. */
const codeFactor = strictObject({ code: optionCode().required(), factor: factor() });
export type CodeFactor = Readonly<yup.InferType<typeof codeFactor>>;

/** A factor in basis points for all up to a number, which is included. The last step has no end. */
const stepFactor = strictObject({
  upTo: wholeNumber().min(1).max(STEP_END_MAX).nullable().defined(),
  factor: factor(),
});
export type StepFactor = Readonly<yup.InferType<typeof stepFactor>>;

const factors = () =>
  uniqueList(codeFactor, ({ code }) => code)
    .min(1)
    .max(CODES_MAX)
    .required();

/** Whether nothing that is more costs less, among all pairs of which `isMore` knows which is more. */
const isAscending =
  (isMore: (a: string, b: string) => boolean) =>
  (list: readonly CodeFactor[] | undefined): boolean =>
    (list ?? []).every((item) =>
      (list ?? []).every((rival) => !isMore(item.code, rival.code) || item.factor >= rival.factor),
    );

/** Rising ends and factors; the last step, and no other, has no end. */
const isStaircase = (list: readonly StepFactor[] | undefined): boolean =>
  (list ?? []).every(({ upTo, factor: currentFactor }, index, all) => {
    const next = all[index + 1];
    if (!next) return upTo === null;
    return upTo !== null && (next.upTo === null || next.upTo > upTo) && next.factor >= currentFactor;
  });

const steps = () =>
  yup.array().of(stepFactor).min(1).max(STEPS_MAX).required().test('staircase', wrongOrder, isStaircase);

/** More than nothing, with ten decimals at most. */
const perUnit = text()
  .matches(/^(?=.*[1-9])\d{1,6}(\.\d{1,10})?$/, messageId('rateTable.exchangeRate'))
  .required();

export const CLIENT_SEES = ['total', 'lines'] as const;

export const RATE_TABLE_FIELDS = {
  /** `YYYY-MM-DD`, by the agency's clock: the first day on which it counts. */
  validFrom: calendarDay().required(),
  /** ISO 4217, of all amounts, which are in minor units. */
  currency: currencyCode().required(),
  /** Hours of recording that one session fee pays for, a talent's own or the table's. */
  sessionHours: wholeNumber().min(1).max(SESSION_HOURS_MAX).default(SESSION_HOURS),
  /** Fees of talents without rates: the session, each further half hour begun, … */
  sessionFirstHour: amount(),
  /** Each started half hour after the included hours. */
  sessionHalfHour: amount(),
  /** … a licence whose factors are all ×1, and the least for a role. */
  usageBase: amount(),
  /** Minimum per role. */
  minimumFee: amount(),
  engineerHour: amount(),
  studioHour: amount(),
  /** Choices without a factor are priced on request. */
  media: factors(),
  /** Of the price of paid media, what organic use costs. Basis points. */
  organicShare: share().default(10_000),
  /** Must not decrease with width. */
  territoryCovers: factors().test('wider', wrongOrder, isAscending(covers)),
  /** Must not decrease with length. */
  durations: factors().test('longer', wrongOrder, isAscending(isLonger)),
  /** By the finished length of an asset, in seconds; factors in basis points. */
  lengths: steps(),
  /** By the number of spots of an asset; factors in basis points. */
  spots: steps(),
  /** On everything, for express projects. */
  expressSurcharge: share().default(EXPRESS_SURCHARGE),
  /** On the talents' part, for clients without an agreed commission. */
  commission: share().required(),
  /** Prices of one unit in the table's currency: decimal numbers as text, such as `0.9213`, of the day they were looked up on. */
  exchangeRates: uniqueList(
    strictObject({ currency: currencyCode().required(), perUnit, day: calendarDay().required() }),
    (rate) => rate.currency,
  )
    .max(50)
    .default([]),
  /** How much of a price clients see. */
  clientSees: text().oneOf(CLIENT_SEES).default('total'),
};

/** An admin's table: longer, wider or more use must not cost less. */
export const rateTableTermsSchema = strictObject(RATE_TABLE_FIELDS);

/** A new version. `basedOn` is the latest version that was there when it was written, 0 where there was none. */
export const rateTableSchema = strictObject({
  ...RATE_TABLE_FIELDS,
  basedOn: wholeNumber().min(0).max(1_000_000).required(),
});

/** A table to be tried, and the projects to try it on; the agency's latest that have licences where none are named. */
export const rateTablePreviewSchema = strictObject({
  table: rateTableTermsSchema.required(),
  projectIds: uniqueList(idSchema).max(PREVIEW_PROJECTS_MAX).default([]),
});
