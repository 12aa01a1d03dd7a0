import { withValues } from '../messages/message-text.ts';
import { strictObject, text, yup, idSchema } from '../messages/yup.ts';
import { csvLayout } from '../values/csv-layout.schema.ts';
import { calendarDay, futureDay } from '../values/dates.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { AMOUNT_MAX, wholeNumber } from '../values/whole-number.ts';
import { ADDRESS_FIELDS, EXTRA_FIELDS, BILLING_TERM_FIELDS } from './billing-fields.ts';
import { EXTRAS_MAX, ISSUE_OUTCOMES, PAYMENT_PROVIDERS } from './orders.ts';

export const companyBillingSchema = strictObject(ADDRESS_FIELDS);

export const billingTermsSchema = strictObject({
  ...BILLING_TERM_FIELDS,
  basedOn: wholeNumber().min(0).max(1_000_000).required(),
});

const priceKey = text()
  .matches(/^[0-9a-f]{32}$/, withValues('validation.form', { form: '[0-9a-f]{32}' }))
  .required();

export const acceptedPriceSchema = strictObject({
  state: text().oneOf(['received']).required(),
  priceKey,
  reference: title().default(''),
  airDate: futureDay().optional(),
});

const isCredit = (outcome: unknown): boolean => outcome === 'credit';

/** A decision on a cancelled booking; with what the client needn't pay, and what the talent doesn't earn of it, for a credit. */
export const issueOutcomeSchema = strictObject({
  outcome: text().oneOf(ISSUE_OUTCOMES).required(),
  net: wholeNumber()
    .min(1)
    .max(AMOUNT_MAX)
    .when('outcome', ([outcome], schema) => (isCredit(outcome) ? schema.required() : schema.max(0))),
  fee: wholeNumber()
    .min(0)
    .max(AMOUNT_MAX)
    .when('outcome', ([outcome], schema) => (isCredit(outcome) ? schema : schema.max(0))),
});

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

/** Talents whose fees one credit lowers. */
const CREDITED_FEES_MAX = 50;

const CREDIT_FIELDS = {
  net: wholeNumber().min(1).max(AMOUNT_MAX).required(),
  reason: title().required(),
};

/** A credit in its form, which holds the fees of talents apart. */
export const creditFormSchema = yup.object(CREDIT_FIELDS);

export const creditSchema = strictObject({
  ...CREDIT_FIELDS,
  /** What the talents don't earn either: gross, at most the net amount together. */
  fees: uniqueList(
    strictObject({ talentId: idSchema, amount: wholeNumber().min(1).max(AMOUNT_MAX).required() }),
    ({ talentId }) => talentId,
  )
    .max(CREDITED_FEES_MAX)
    .default([]),
});

/** What the agency's own system issued for a pro forma. */
export const issuedInvoiceSchema = strictObject({
  number: text().max(60).required(),
  issuedOn: calendarDay().required(),
});

export const refundSchema = strictObject({
  amount: wholeNumber().min(1).max(AMOUNT_MAX).required(),
  refundedOn: calendarDay().required(),
  reference: text().max(120).default(''),
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
  extras: yup.array().of(strictObject(EXTRA_FIELDS)).max(EXTRAS_MAX).required(),
});
