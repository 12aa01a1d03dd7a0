import type { BillingInformation } from '@domain/billing/billing.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const billingInformation = collection<BillingInformation>('billingInformation');

export const readBilling = billingInformation.get;
