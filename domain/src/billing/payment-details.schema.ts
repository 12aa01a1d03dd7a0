import { DateTime } from 'luxon';
import { withValues } from '../messages/message-text.ts';
import { messageId, strictObject, text } from '../messages/yup.ts';
import { findRefusedCharacters } from '../values/bank-text.ts';
import { countryCode } from '../values/codes.ts';
import { calendarDay } from '../values/dates.ts';
import type { FieldValues } from '../values/fields.ts';
import { title } from '../values/names.ts';
import { wholeNumber } from '../values/whole-number.ts';

/** VAT on a talent's invoices: charged, exempt, owed by the agency, or none. */
export const VAT_STATUSES = ['charged', 'exempt', 'reverse', 'none'] as const;
/** A reduced rate needs an evidence and its last day. */
export const WITHHOLDING_KINDS = ['none', 'standard', 'reduced'] as const;

/** A line in a bank transfer; the error quotes what banks refuse. */
const bankLine = (max: number) =>
  title()
    .max(max)
    .test('characters', (value, { createError }) => {
      const refused = findRefusedCharacters(value ?? '');
      if (refused.length === 0) return true;
      return createError({ message: withValues('payment.characters', { characters: refused.join(' ') }) });
    });

/** A day that isn't over everywhere yet. */
const lastDay = () =>
  calendarDay().test(
    'not over',
    messageId('payment.withholdingEnded'),
    (value) => !value || value >= (DateTime.utc().minus({ hours: 12 }).toISODate() ?? ''),
  );

const rate = () => wholeNumber().min(0).max(10_000);

const ADDRESS_FIELDS = {
  street: bankLine(70).default(''),
  /** Its number, and what else leads to the door. */
  building: bankLine(16).default(''),
  postcode: bankLine(16).default(''),
  town: bankLine(35).default(''),
  /** alpha3; null: not stated. */
  country: countryCode.nullable().default(null),
};

export const PAYMENT_DETAIL_FIELDS = {
  /** Without spaces; empty: none. */
  iban: text().max(42).default(''),
  /** Empty: unknown, which banks in SEPA accept. */
  bic: text().max(11).default(''),
  accountHolder: bankLine(70).default(''),
  /** Structured, as banks require. */
  address: strictObject(ADDRESS_FIELDS).default(undefined).required(),
  taxStatus: strictObject({
    vat: text().oneOf(VAT_STATUSES).required(),
    /** Basis points; 0 unless charged. */
    rate: rate().required(),
    /** The legal basis, for invoices. */
    note: title().max(200).default(''),
  }).required(),
  withholding: strictObject({
    kind: text().oneOf(WITHHOLDING_KINDS).required(),
    /** Basis points; 0 unless withheld. */
    rate: rate().required(),
    /** Of fees for use; null: like the session's. */
    usageRate: rate().nullable().default(null),
    /** Last day of the rate, `YYYY-MM-DD`; null: no end. */
    validThrough: lastDay().nullable().default(null),
    /** What proves a reduced rate. */
    evidence: title().max(200).default(''),
  }).required(),
};

export type PaymentValues = FieldValues<typeof PAYMENT_DETAIL_FIELDS>;

/** Returns what else a payment needs, by path: a whole address for an account, and the rates with their evidence. */
const listRequired = ({
  iban,
  accountHolder,
  address,
  taxStatus,
  withholding,
}: PaymentValues): readonly (readonly [path: string, entered: string | number | null])[] => [
  ...(iban === ''
    ? []
    : ([
        ['accountHolder', accountHolder],
        ['address.street', address.street],
        ['address.postcode', address.postcode],
        ['address.town', address.town],
        ['address.country', address.country],
      ] as const)),
  ...(taxStatus.vat === 'charged' ? ([['taxStatus.rate', taxStatus.rate]] as const) : []),
  ...(withholding.kind === 'none' ? [] : ([['withholding.rate', withholding.rate]] as const)),
  ...(withholding.kind === 'reduced'
    ? ([
        ['withholding.validThrough', withholding.validThrough],
        ['withholding.evidence', withholding.evidence],
      ] as const)
    : []),
];

export const paymentDetailsSchema = strictObject(PAYMENT_DETAIL_FIELDS).test(
  'whole',
  (values, { createError }) => {
    const [path] = listRequired(values).find(([, entered]) => !entered) ?? [];
    return path === undefined || createError({ path, message: messageId('validation.required') });
  },
);
