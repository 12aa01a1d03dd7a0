import type { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../platform/firestore/db.ts';
import { webhookDeliveries } from '../collections/webhook-deliveries.ts';

/** Postpones deliveries to an unresponsive receiver. */
export const putOff = async (ids: readonly string[], until: Timestamp): Promise<void> => {
  const batch = db().batch();
  for (const id of ids) batch.update(webhookDeliveries.doc(id), { nextAttemptAt: until });
  await batch.commit();
};
