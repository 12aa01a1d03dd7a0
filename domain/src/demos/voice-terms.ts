import { withValues } from '../messages/message-text.ts';
import { text } from '../messages/yup.ts';
import { comingDay } from '../values/dates.ts';
import { foldedText } from '../values/folded-text.ts';

/** Days from the first to the last, both included, as `YYYY-MM-DD`: a talent's are days in their own zone. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Days between two dates that one search may ask for. */
const SPAN_DAYS_MAX = 366;

const SPAN = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;

/** The days that an ISO 8601 interval such as `2031-08-01/2031-08-10` names; undefined: none, or no sound ones. */
export const spanOf = (interval: string | undefined): DaySpan | undefined => {
  const [, from = '', to = ''] = SPAN.exec(interval ?? '') ?? [];
  if (from === '' || to < from || !comingDay().isValidSync(from) || !comingDay().isValidSync(to))
    return undefined;
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 < SPAN_DAYS_MAX ? { from, to } : undefined;
};

/** A fee at most, in minor units of its currency. */
export interface FeeLimit {
  readonly amount: number;
  readonly currency: string;
}

/** A fee as an address carries it, `25000EUR`; undefined: none, or no sound one. */
export const feeLimitOf = (fee: string | undefined): FeeLimit | undefined => {
  const [, amount, currency = ''] = /^(\d{1,9})([A-Z]{3})$/.exec(fee ?? '') ?? [];
  return amount === undefined ? undefined : { amount: Number(amount), currency };
};

/** An interval of days to come: the earlier first, a year at most. */
export const daySpan = () =>
  text().test(
    'span',
    withValues('validation.form', { form: '2031-08-01/2031-08-10' }),
    (value) => value === undefined || spanOf(value) !== undefined,
  );

/** A fee with its currency. */
export const feeLimit = () =>
  text().test(
    'fee',
    withValues('validation.form', { form: '25000EUR' }),
    (value) => value === undefined || feeLimitOf(value) !== undefined,
  );

/** Brands that one search may name. */
const BRANDS_MAX = 5;

/** Brands as somebody typed them, parted by commas: folded, each once. */
export const brandsOf = (typed: string | undefined): readonly string[] => [
  ...new Set((typed ?? '').split(',').map(foldedText).filter(Boolean)),
];

/** Brands, parted by commas. */
export const brandList = () =>
  text()
    .max(200)
    .test(
      'brands',
      withValues('validation.list', { max: BRANDS_MAX }),
      (value) => brandsOf(value).length <= BRANDS_MAX,
    );
