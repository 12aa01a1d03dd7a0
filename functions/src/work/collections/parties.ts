import type { CompanyBilling } from '@domain/orders/company-billing.ts';
import type { Parties } from '@domain/orders/vat-between.ts';
import { readBillingTerms, readCompanyBilling } from './billings.ts';
import type { Work } from '../unit/work.ts';

export const readParties = async (
  of: Pick<CompanyBilling, 'agencyId' | 'companyId'>,
  work?: Work,
): Promise<Parties> => {
  const [terms, billing] = await Promise.all([
    readBillingTerms(of.agencyId, work),
    readCompanyBilling(of, work),
  ]);
  return { terms, billing };
};
