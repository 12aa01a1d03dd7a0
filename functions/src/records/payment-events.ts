import type { PaymentEvent } from '@domain/orders/orders.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { collectionRef, withoutId } from '../firestore/db.ts';

const event = (id: string) => collectionRef('paymentEvents').doc(id);

/** Whether a provider's report was taken already. */
export const isKnownPaymentEvent = async (transaction: Transaction, id: string): Promise<boolean> =>
  (await transaction.get(event(id))).exists;

/** Stores a provider's report with its result. */
export const createPaymentEvent = (transaction: Transaction, record: PaymentEvent): void => {
  transaction.create(event(record.id), withoutId(record));
};
