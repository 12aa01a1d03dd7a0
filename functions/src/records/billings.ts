import type { Transaction } from 'firebase-admin/firestore';
import { toBillingId, type CompanyBilling } from '@domain/orders/company-billing.ts';
import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

/** Returns an agency's billing address of a company; undefined before it exists. */
export const readCompanyBilling = async (
  { agencyId, companyId }: Pick<CompanyBilling, 'agencyId' | 'companyId'>,
  transaction?: Transaction,
): Promise<CompanyBilling | undefined> => readBillingById(toBillingId(agencyId, companyId), transaction);

export const readBillingById = async (
  id: string,
  transaction?: Transaction,
): Promise<CompanyBilling | undefined> => {
  const ref = collectionRef('billings').doc(id);
  return toRecord<CompanyBilling>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const storeCompanyBilling = (transaction: Transaction, billing: CompanyBilling): void => {
  transaction.set(collectionRef('billings').doc(billing.id), withoutId(billing));
};

/** Returns an agency's invoice settings; undefined before its admins set them. */
export const readBillingTerms = async (
  agencyId: string,
  transaction?: Transaction,
): Promise<BillingTerms | undefined> => {
  const ref = collectionRef('billingTerms').doc(agencyId);
  return toRecord<BillingTerms>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const storeBillingTerms = (transaction: Transaction, terms: BillingTerms): void => {
  transaction.set(collectionRef('billingTerms').doc(terms.id), withoutId(terms));
};
