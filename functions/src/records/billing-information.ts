import type { BillingInformation } from '@domain/billing/billing.ts';
import { collection } from '../firestore/collection.ts';

const billing = collection<BillingInformation>('billingInformation');

export const readBilling = billing.get;

export const writeBilling = billing.set;
