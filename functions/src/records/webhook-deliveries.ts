import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { DeliveryState, WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { collectionOf, db, documentOf, withoutId } from '../firestore/db.ts';

const deliveries = () => collectionOf('webhookDeliveries');

export const readDelivery = async (
  id: string,
  transaction?: Transaction,
): Promise<WebhookDelivery | undefined> => {
  const ref = deliveries().doc(id);
  return documentOf<WebhookDelivery>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Those of some deliveries that are not there yet. */
export const missingDeliveries = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const found = await transaction.getAll(...ids.map((id) => deliveries().doc(id)));
  return found.filter(({ exists }) => !exists).map(({ id }) => id);
};

/** Writes a delivery as it now is, whole. */
export const storeDelivery = (transaction: Transaction, delivery: WebhookDelivery): void => {
  transaction.set(deliveries().doc(delivery.id), withoutId(delivery));
};

/** Deliveries whose next attempt was due before a moment, the longest waiting first. */
export const dueDeliveries = async (
  before: Timestamp,
  limit: number,
): Promise<readonly Pick<WebhookDelivery, 'id' | 'webhookId'>[]> => {
  const { docs } = await deliveries()
    .where('state', 'in', ['waiting', 'sending'])
    .where('nextAttemptAt', '<=', before)
    .orderBy('nextAttemptAt')
    .limit(limit)
    .select('webhookId')
    .get();
  return docs.map((found) => ({ id: found.id, webhookId: String(found.get('webhookId')) }));
};

/** Puts deliveries off that would meet the same silence. */
export const putOff = async (ids: readonly string[], until: Timestamp): Promise<void> => {
  const batch = db().batch();
  for (const id of ids) batch.update(deliveries().doc(id), { nextAttemptAt: until });
  await batch.commit();
};

interface LogPage {
  readonly state: DeliveryState | undefined;
  readonly after: { readonly createdAt: Timestamp; readonly id: string } | undefined;
  readonly limit: number;
}

/** A page of what a webhook was sent, the newest first. */
export const deliveriesOf = async (
  { agencyId, webhookId }: Pick<WebhookDelivery, 'agencyId' | 'webhookId'>,
  { state, after, limit }: LogPage,
): Promise<readonly WebhookDelivery[]> => {
  const own = deliveries().where('agencyId', '==', agencyId).where('webhookId', '==', webhookId);
  const cut = state === undefined ? own : own.where('state', '==', state);
  const sorted = cut.orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(limit);
  const { docs } = await (after ? sorted.startAfter(after.createdAt, after.id) : sorted).get();
  return docs.flatMap((snapshot) => documentOf<WebhookDelivery>(snapshot) ?? []);
};
