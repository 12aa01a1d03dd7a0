import type { PaymentEvent } from '@domain/orders/orders.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { collectionOf, withoutId } from '../firestore/db.ts';

const event = (id: string) => collectionOf('paymentEvents').doc(id);

/** Whether a provider's report was taken already. */
export const isKnownPaymentEvent = async (transaction: Transaction, id: string): Promise<boolean> =>
  (await transaction.get(event(id))).exists;

/** Keeps what a provider reported, with what became of it. */
export const createPaymentEvent = (transaction: Transaction, record: PaymentEvent): void => {
  transaction.create(event(record.id), withoutId(record));
};
