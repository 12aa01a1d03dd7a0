import type { BillingTerms } from './billing-terms.ts';
import type { CompanyBilling } from './company-billing.ts';
import { computeVat, findVatRule, type VatAmount } from './vat.ts';

/** Supplier and customer, as far as known. */
export interface Parties {
  readonly terms: BillingTerms | null | undefined;
  readonly billing: CompanyBilling | null | undefined;
}

/** Returns VAT between both; null while an address, the agency's rule for their countries, or the VAT ID that reverse charge needs is missing. */
export const computeVatBetween = ({ terms, billing }: Parties, net: number): VatAmount | null => {
  if (!terms || !billing) return null;
  const rule = findVatRule(terms.vatRules, terms.country, billing.country);
  if (!rule || (rule.kind === 'reverseCharge' && billing.vatTaxId === '')) return null;
  return computeVat(net, rule);
};
