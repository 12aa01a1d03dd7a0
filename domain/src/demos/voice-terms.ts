import { withValues } from '../messages/message-text.ts';
import { text } from '../messages/yup.ts';
import { futureDay } from '../values/dates.ts';
import { foldText } from '../values/fold-text.ts';

/** Days from first to last, inclusive, `YYYY-MM-DD`, in the talent's own time zone. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Maximum days between two dates of a search. */
const SPAN_DAYS_MAX = 366;

const SPAN = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;

/** Parses an ISO 8601 interval such as `2031-08-01/2031-08-10`; undefined when absent or invalid. */
export const toSpan = (interval: string | undefined): DaySpan | undefined => {
  const [, from = '', to = ''] = SPAN.exec(interval ?? '') ?? [];
  if (from === '' || to < from || !futureDay().isValidSync(from) || !futureDay().isValidSync(to))
    return undefined;
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 < SPAN_DAYS_MAX ? { from, to } : undefined;
};

/** A maximum fee, in minor units of its currency. */
interface FeeLimit {
  readonly amount: number;
  readonly currency: string;
}

/** Parses a fee like `25000EUR`; undefined when absent or invalid. */
export const getFeeLimit = (fee: string | undefined): FeeLimit | undefined => {
  const [, amount, currency = ''] = /^(\d{1,9})([A-Z]{3})$/.exec(fee ?? '') ?? [];
  return amount === undefined ? undefined : { amount: Number(amount), currency };
};

/** A future interval of at most a year, in order. */
export const daySpan = () =>
  text().test(
    'span',
    withValues('validation.form', { form: '2031-08-01/2031-08-10' }),
    (value) => value === undefined || toSpan(value) !== undefined,
  );

export const feeLimit = () =>
  text().test(
    'fee',
    withValues('validation.form', { form: '25000EUR' }),
    (value) => value === undefined || getFeeLimit(value) !== undefined,
  );

const BRANDS_MAX = 5;

/** Parses comma-separated brands: folded, without duplicates. */
export const getBrands = (typed: string | undefined): readonly string[] => [
  ...new Set((typed ?? '').split(',').map(foldText).filter(Boolean)),
];

/** Comma-separated brands. */
export const brandList = () =>
  text()
    .max(200)
    .test(
      'brands',
      withValues('validation.list', { max: BRANDS_MAX }),
      (value) => getBrands(value).length <= BRANDS_MAX,
    );
