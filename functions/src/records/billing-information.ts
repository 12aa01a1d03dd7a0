import type { Transaction } from 'firebase-admin/firestore';
import type { BillingInformation } from '@domain/billing/billing.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const billing = () => collectionRef('billingInformation');

/** Returns a talent's billing details; undefined before they exist. */
export const readBilling = async (
  talentId: string,
  transaction?: Transaction,
): Promise<BillingInformation | undefined> => {
  const ref = billing().doc(talentId);
  return toRecord<BillingInformation>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const writeBilling = (transaction: Transaction, information: BillingInformation): void => {
  transaction.set(billing().doc(information.id), withoutId(information));
};
