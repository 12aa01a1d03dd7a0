import type { InvoiceAddress } from './company-billing.ts';
import type { VatRule } from './vat.ts';

/** Rules that one agency can have. */
export const VAT_RULES_MAX = 300;

/** Most days that an agency gives its clients to pay. */
export const DUE_DAYS_MAX = 180;

/** `billingTerms/{agencyId}`: how an agency writes its invoices. */
export interface BillingTerms extends InvoiceAddress {
  readonly id: string;
  readonly agencyId: string;
  /** Where it is paid, as printed: bank, IBAN, BIC. */
  readonly bankDetails: string;
  /** What its invoice numbers begin with. */
  readonly invoicePrefix: string;
  /** Days that clients have to pay. */
  readonly dueDays: number;
  readonly vatRules: readonly VatRule[];
  /** How often they were changed. */
  readonly version: number;
}

/** What an admin writes of them. */
export type BillingTermsValues = Omit<BillingTerms, 'id' | 'agencyId' | 'version'>;
