import type { BillingTerms } from './billing-terms.ts';
import type { CompanyBilling } from './company-billing.ts';
import { computeVat, findVatRule, type VatAmount } from './vat.ts';

/** Supplier and customer, as far as known. */
export interface Parties {
  readonly terms: BillingTerms | null | undefined;
  readonly billing: CompanyBilling | null | undefined;
}

/** Returns VAT between both; null while an address, or the agency's rule for their countries, is missing. */
export const computeVatBetween = ({ terms, billing }: Parties, net: number): VatAmount | null => {
  if (!terms || !billing) return null;
  const rule = findVatRule(terms.vatRules, terms.country, billing.country);
  return rule ? computeVat(net, rule) : null;
};
