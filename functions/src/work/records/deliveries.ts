import type { Transaction } from 'firebase-admin/firestore';
import { DELIVERIES_MAX, type Delivery } from '@domain/deliveries/deliveries.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';

export const deliveries = collection<Delivery>('deliveries');

export const readDelivery = deliveries.get;

/** The newest version of a session's file of this name. */
export const findLatestVersion = (
  sessionId: string,
  name: string,
  transaction: Transaction,
): Promise<Delivery | undefined> =>
  deliveries.findFirst(
    deliveries.ref.where('sessionId', '==', sessionId).where('name', '==', name).orderBy('version', 'desc'),
    transaction,
  );

export const countDeliveries = (sessionId: string): Promise<number> =>
  countDocuments(deliveries.ref.where('sessionId', '==', sessionId));

/** Assigns a session's deliveries to its new engineer. */
export const moveDeliveries = async (
  transaction: Transaction,
  sessionId: string,
  engineerId: string,
): Promise<void> => {
  const query = deliveries.ref.where('sessionId', '==', sessionId).limit(DELIVERIES_MAX);
  for (const { id } of await deliveries.find(query, transaction))
    deliveries.update(transaction, id, { engineerId });
};
