import { bookAccountsField } from '../monthEnd/accounts.ts';
import { payableField } from '../earnings/payable-rule.ts';
import { shareRates } from '../earnings/share-rates.ts';
import { messageId, strictObject, text, flag } from '../messages/yup.ts';
import { countryCode } from '../values/codes.ts';
import type { FieldValues } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { AMOUNT_MAX, wholeNumber } from '../values/whole-number.ts';
import { letterDaysField } from './letters.ts';
import { BILLS_ON, DUE_DAYS_MAX, INVOICING, VAT_KINDS, VAT_RULES_MAX } from './billing-limits.ts';

const line = title().required();

/** Billing address of a company or an agency, as printed. */
export const ADDRESS_FIELDS = {
  legalName: line,
  /** In the tax office's format, without spaces; empty: none. */
  vatTaxId: text().max(40).default(''),
  address: line,
  city: line,
  zip: text().max(20).required(),
  /** alpha3. */
  country: countryCode.required(),
};
export type InvoiceAddress = FieldValues<typeof ADDRESS_FIELDS>;

const VAT_RULE_FIELDS = {
  /** alpha3, of the agency's invoice address. */
  from: countryCode.required(),
  /** alpha3 of the client; null: countries without another rule. */
  to: countryCode.nullable().defined(),
  kind: text().oneOf(VAT_KINDS).required(),
  /** Basis points; 0 unless charged. */
  rate: wholeNumber().min(0).max(10_000).required(),
  /** The invoice's note, such as the legal basis. */
  note: text().max(200).default(''),
};
/** An admin's rule for invoices from one country to another. */
export type VatRule = FieldValues<typeof VAT_RULE_FIELDS>;

export const BILLING_TERM_FIELDS = {
  ...ADDRESS_FIELDS,
  /** Prefix of invoice numbers. */
  invoicePrefix: text()
    .matches(/^[A-Z0-9][A-Z0-9-]{0,11}$/, messageId('invoice.prefixShape'))
    .required(),
  /** Payment term in days. */
  dueDays: wholeNumber().min(0).max(DUE_DAYS_MAX).required(),
  /** When an order is invoiced: at its confirmation, or once all deliveries are accepted. Absent: at confirmation. */
  billsOn: text().oneOf(BILLS_ON).default('confirmation'),
  /** Where invoices are issued. Absent: for new Spanish sellers elsewhere, for all others here. */
  invoicing: text().oneOf(INVOICING).optional(),
  /** Names of accounts in the bookkeeper's file. Absent: ours. */
  accounts: bookAccountsField(),
  /** When letters about overdue invoices are sent. Absent: only by hand. */
  letters: letterDaysField(),
  /** Whether PDFs of invoices contain their data by EN 16931 (Factur-X). Absent: yes. */
  eInvoice: flag().default(true),
  /** The agency's share of talents' fees by day, where none is agreed with the talent. Absent: none. */
  shares: shareRates(),
  /** When talents are paid. Absent: 30 days after the client's payment. */
  payable: payableField(),
  /** The first rule for the country applies; `to` null: every other country. */
  vatRules: uniqueList(strictObject(VAT_RULE_FIELDS), ({ from, to }) => `${from} ${to}`)
    .max(VAT_RULES_MAX)
    .required(),
};
export type TermsValues = FieldValues<typeof BILLING_TERM_FIELDS>;

export const EXTRA_FIELDS = {
  label: line,
  /** Negative: a discount, whose label is its reason. */
  amount: wholeNumber().min(-AMOUNT_MAX).max(AMOUNT_MAX).required(),
};
/** The agency's charge or discount beyond its rate table. Minor units of the order's currency. */
export type OrderExtra = FieldValues<typeof EXTRA_FIELDS>;
