import type { PaymentDetails } from '@domain/billing/payment-details.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const paymentDetails = collection<PaymentDetails>('paymentDetails');

export const readPaymentDetails = paymentDetails.get;
