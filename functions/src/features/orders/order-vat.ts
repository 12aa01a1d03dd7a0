import type { CompanyBilling } from '@domain/orders/company-billing.ts';
import type { Parties } from '@domain/orders/vat-between.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { readBillingTerms, readCompanyBilling } from '../../work/records/billings.ts';

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
