import type { BillingInformation } from '@domain/billing/billing.ts';
import { collection } from '../firestore/collection.ts';

const billing = collection<BillingInformation>('billingInformation');

/** Returns a talent's billing details; undefined before they exist. */
export const readBilling = billing.get;

export const writeBilling = billing.set;
