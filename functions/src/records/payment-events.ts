import type { PaymentEvent } from '@domain/orders/orders.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../firestore/collection.ts';

const paymentEvents = collection<PaymentEvent>('paymentEvents');

/** Whether a provider's report was taken already. */
export const isKnownPaymentEvent = async (transaction: Transaction, id: string): Promise<boolean> =>
  (await transaction.get(paymentEvents.doc(id))).exists;

/** Stores a provider's report with its result. */
export const createPaymentEvent = paymentEvents.create;
