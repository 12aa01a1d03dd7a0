import type { Transaction } from 'firebase-admin/firestore';
import { toBillingId, type CompanyBilling } from '@domain/orders/company-billing.ts';
import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const billingTerms = collection<BillingTerms>('billingTerms');

export const billings = collection<CompanyBilling>('billings');

export const readCompanyBilling = async (
  { agencyId, companyId }: Pick<CompanyBilling, 'agencyId' | 'companyId'>,
  transaction?: Transaction,
): Promise<CompanyBilling | undefined> => billings.get(toBillingId(agencyId, companyId), transaction);

export const storeCompanyBilling = billings.set;

/** Returns an agency's invoice settings; undefined before its admins set them. */
export const readBillingTerms = billingTerms.get;
