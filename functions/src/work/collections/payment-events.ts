import type { PaymentEvent } from '@domain/orders/orders.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const paymentEvents = collection<PaymentEvent>('paymentEvents');

export const isProcessedPaymentEvent = async (work: Work, id: string): Promise<boolean> =>
  (await work.transaction.get(paymentEvents.doc(id))).exists;
