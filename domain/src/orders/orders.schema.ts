import { withValues } from '../messages/message-text.ts';
import { strictObject, messageId, text, yup } from '../messages/yup.ts';
import { countryCode } from '../values/codes.ts';
import { calendarDay } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { amount, AMOUNT_MAX, wholeNumber } from '../values/whole-number.ts';
import { BILLS_ON, DUE_DAYS_MAX, VAT_RULES_MAX } from './billing-terms.ts';
import { EXTRAS_MAX, PAYMENT_PROVIDERS, POINT_OUTCOMES } from './orders.ts';
import { VAT_KINDS, type VatRule } from './vat.ts';
import { csvLayout } from '../values/csv-layout.schema.ts';

const line = title().required();

/** Billing address of a company or an agency. */
const invoiceAddress = {
  legalName: line,
  vatTaxId: text().max(40).default(''),
  address: line,
  city: line,
  zip: text().max(20).required(),
  country: countryCode.required(),
};

export const companyBillingSchema = strictObject(invoiceAddress);

const vatRule = strictObject({
  from: countryCode.required(),
  to: countryCode.nullable().defined(),
  kind: text().oneOf(VAT_KINDS).required(),
  rate: wholeNumber().min(0).max(10_000).required(),
  note: text().max(200).default(''),
});

const toPair = ({ from, to }: Pick<VatRule, 'from' | 'to'>): string => `${from} ${to}`;

export const billingTermsSchema = strictObject({
  ...invoiceAddress,
  bankDetails: freeText().default(''),
  invoicePrefix: text()
    .matches(/^[A-Z0-9][A-Z0-9-]{0,11}$/, messageId('invoice.prefixShape'))
    .required(),
  dueDays: wholeNumber().min(0).max(DUE_DAYS_MAX).required(),
  billsOn: text().oneOf(BILLS_ON).default('confirmation'),
  vatRules: uniqueList(vatRule, (rule) => toPair(rule as VatRule))
    .max(VAT_RULES_MAX)
    .required(),
  basedOn: wholeNumber().min(0).max(1_000_000).required(),
});

const priceKey = text()
  .matches(/^[0-9a-f]{32}$/, withValues('validation.form', { form: '[0-9a-f]{32}' }))
  .required();

export const acceptedPriceSchema = strictObject({
  state: text().oneOf(['received']).required(),
  priceKey,
  reference: title().default(''),
});

export const pointOutcomeSchema = strictObject({ outcome: text().oneOf(POINT_OUTCOMES).required() });

/** An order's confirmation; the latest without a revision. */
export const confirmationSchema = strictObject({
  revision: yup.number().integer().min(1).max(1_000_000).optional(),
});

export const renewalSchema = strictObject({
  priceKey: text().max(120).required(),
  reference: title().default(''),
});

export const orderMoveSchema = strictObject({
  state: text()
    .oneOf(['draft', 'confirmed', 'paid', 'cancelled'] as const)
    .required(),
});

export const checkoutSchema = strictObject({
  provider: text().oneOf(PAYMENT_PROVIDERS).default('invoice'),
});

export const paymentSchema = strictObject({
  amount: wholeNumber().min(1).max(AMOUNT_MAX).required(),
  receivedOn: calendarDay().required(),
  reference: text().max(120).default(''),
});

/** A month, `YYYY-MM`. */
const month = text().matches(/^\d{4}-(0[1-9]|1[0-2])$/, messageId('validation.date'));

export const payoutMonthSchema = strictObject({ month: month.required() });

/** Earnings of a month that were paid on a day; null: they were not. */
export const payoutSchema = strictObject({
  month: month.required(),
  paidOn: calendarDay().nullable().defined(),
});

/** The statement's period: earnings of the agency’s talents, or of the caller. */
export const statementSchema = strictObject({
  from: calendarDay().required(),
  to: calendarDay().required(),
  of: text()
    .oneOf(['own', 'agency'] as const)
    .default('own'),
  layout: csvLayout,
});

export const extrasSchema = strictObject({
  extras: yup
    .array()
    .of(strictObject({ label: line, amount: amount() }))
    .max(EXTRAS_MAX)
    .required(),
});
