import { toBillingId, type CompanyBilling } from '@domain/orders/company-billing.ts';
import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const billingTerms = collection<BillingTerms>('billingTerms');

export const billings = collection<CompanyBilling>('billings');

export const readCompanyBilling = async (
  { agencyId, companyId }: Pick<CompanyBilling, 'agencyId' | 'companyId'>,
  work?: Work,
): Promise<CompanyBilling | undefined> => billings.get(toBillingId(agencyId, companyId), work);

/** Returns an agency's invoice settings; undefined before its admins set them. */
export const readBillingTerms = billingTerms.get;
