import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import type { CompanyBilling } from '@domain/orders/company-billing.ts';
import { vatOn, vatRuleFor, type VatAmount } from '@domain/orders/vat.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { readBillingTerms, readCompanyBilling } from '../../records/billings.ts';

/** Who bills whom, as far as it has been said. */
export interface Parties {
  readonly terms: BillingTerms | undefined;
  readonly billing: CompanyBilling | undefined;
}

/** An agency and one of its companies, as they stand on invoices. */
export const readParties = async (
  of: Pick<CompanyBilling, 'agencyId' | 'companyId'>,
  transaction?: Transaction,
): Promise<Parties> => {
  const [terms, billing] = await Promise.all([
    readBillingTerms(of.agencyId, transaction),
    readCompanyBilling(of, transaction),
  ]);
  return { terms, billing };
};

/** VAT between the two; null while one has no address, or the agency no rule for their countries. */
export const vatBetween = ({ terms, billing }: Parties, net: number): VatAmount | null => {
  if (!terms || !billing) return null;
  const rule = vatRuleFor(terms.vatRules, terms.country, billing.country);
  return rule ? vatOn(net, rule) : null;
};
