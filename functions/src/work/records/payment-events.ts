import type { PaymentEvent } from '@domain/orders/orders.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../platform/firestore/collection.ts';

const paymentEvents = collection<PaymentEvent>('paymentEvents');

export const isProcessedPaymentEvent = async (transaction: Transaction, id: string): Promise<boolean> =>
  (await transaction.get(paymentEvents.doc(id))).exists;

export const createPaymentEvent = paymentEvents.create;
