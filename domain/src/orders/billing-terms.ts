import type { InvoiceAddress } from './company-billing.ts';
import type { VatRule } from './vat.ts';

export const VAT_RULES_MAX = 300;

export const DUE_DAYS_MAX = 180;

/** When an order is invoiced and its licences enter the ledger. */
export const BILLS_ON = ['confirmation', 'acceptance'] as const;

/** `billingTerms/{agencyId}`: an agency's invoice settings. */
export interface BillingTerms extends InvoiceAddress {
  readonly id: string;
  readonly agencyId: string;
  /** Bank details as printed: bank, IBAN, BIC. */
  readonly bankDetails: string;
  /** Prefix of invoice numbers. */
  readonly invoicePrefix: string;
  /** Payment term in days. */
  readonly dueDays: number;
  /** When an order is invoiced: at its confirmation, or once all deliveries are accepted. Absent: at confirmation. */
  readonly billsOn?: (typeof BILLS_ON)[number];
  /** The first rule for the country applies; `to` null: every other country. */
  readonly vatRules: readonly VatRule[];
  /** Number of changes. */
  readonly version: number;
}
