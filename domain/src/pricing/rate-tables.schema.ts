import { strictObject, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { calendarDay } from '../values/dates.ts';
import { optionCode } from '../values/codes.ts';
import { uniqueList } from '../values/lists.ts';
import { amount, wholeNumber } from '../values/whole-number.ts';
import { isLonger } from './durations.ts';
import {
  CLIENT_SEES,
  EXPRESS_SURCHARGE,
  PREVIEW_PROJECTS_MAX,
  SESSION_HOURS,
  SESSION_HOURS_MAX,
  type CodeFactor,
  type StepFactor,
} from './rate-tables.ts';
import { covers } from './territories.ts';

/** Most that a factor multiplies by: a thousand. */
export const FACTOR_MAX = 10_000_000;
const STEPS_MAX = 20;
export const STEP_END_MAX = 1_000_000;
const CODES_MAX = 200;

const factor = () => wholeNumber().min(1).max(FACTOR_MAX).required();
/** Basis points up to the whole. */
const share = () => wholeNumber().min(0).max(10_000);
const currency = () =>
  text()
    .matches(/^[A-Z]{3}$/, messageId('validation.currency'))
    .required();

const wrongOrder = messageId('rateTable.order');

/** Codes are of the catalogue or the agency's own: the API looks them up. */
const factors = () =>
  uniqueList(strictObject({ code: optionCode().required(), factor: factor() }), ({ code }) => code)
    .min(1)
    .max(CODES_MAX)
    .required();

/** Whether nothing that is more costs less, among all pairs of which `isMore` knows which is more. */
const isAscending =
  (isMore: (one: string, other: string) => boolean) =>
  (list: readonly CodeFactor[] | undefined): boolean =>
    (list ?? []).every((one) =>
      (list ?? []).every((other) => !isMore(one.code, other.code) || one.factor >= other.factor),
    );

/** Rising ends and factors; the last step, and no other, has no end. */
const isStaircase = (list: readonly StepFactor[] | undefined): boolean =>
  (list ?? []).every(({ upTo, factor: own }, at, all) => {
    const next = all[at + 1];
    if (!next) return upTo === null;
    return upTo !== null && (next.upTo === null || next.upTo > upTo) && next.factor >= own;
  });

const steps = () =>
  yup
    .array()
    .of(strictObject({ upTo: wholeNumber().min(1).max(STEP_END_MAX).nullable().defined(), factor: factor() }))
    .min(1)
    .max(STEPS_MAX)
    .required()
    .test('staircase', wrongOrder, isStaircase);

/** More than nothing, with ten decimals at most. */
const perUnit = text()
  .matches(/^(?=.*[1-9])\d{1,6}(\.\d{1,10})?$/, messageId('rateTable.exchangeRate'))
  .required();

const terms = {
  validFrom: calendarDay().required(),
  currency: currency(),
  sessionHours: wholeNumber().min(1).max(SESSION_HOURS_MAX).default(SESSION_HOURS),
  sessionFirstHour: amount(),
  sessionHalfHour: amount(),
  usageBase: amount(),
  minimumFee: amount(),
  engineerHour: amount(),
  studioHour: amount(),
  media: factors(),
  territoryCovers: factors().test('wider', wrongOrder, isAscending(covers)),
  durations: factors().test('longer', wrongOrder, isAscending(isLonger)),
  lengths: steps(),
  spots: steps(),
  expressSurcharge: share().default(EXPRESS_SURCHARGE),
  commission: share().required(),
  exchangeRates: uniqueList(
    strictObject({ currency: currency(), perUnit, day: calendarDay().required() }),
    (rate) => rate.currency,
  )
    .max(50)
    .default([]),
  clientSees: text().oneOf(CLIENT_SEES).default('total'),
};

/** An admin's table: longer, wider or more use must not cost less. */
export const rateTableTermsSchema = strictObject(terms);

/** A new version. `basedOn` is the latest version that was there when it was written, 0 where there was none. */
export const rateTableSchema = strictObject({
  ...terms,
  basedOn: wholeNumber().min(0).max(1_000_000).required(),
});

/** A table to be tried, and the projects to try it on; the agency's latest that have licences where none are named. */
export const rateTablePreviewSchema = strictObject({
  table: rateTableTermsSchema.required(),
  projectIds: uniqueList(idSchema).max(PREVIEW_PROJECTS_MAX).default([]),
});
