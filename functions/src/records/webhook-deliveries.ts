import type { Query, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { DeliveredEvent, DeliveryState, WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { collectionOf, db, documentOf, withoutId } from '../firestore/db.ts';
import { counted, waitingSince, withinAgency, type Waiting } from '../firestore/tally.ts';

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

const dueBy = (before: Timestamp, agencyId: string | undefined): Query =>
  withinAgency(deliveries(), agencyId)
    .where('state', 'in', ['waiting', 'sending'])
    .where('nextAttemptAt', '<=', before);

/** Deliveries whose next attempt was due before a moment, the longest waiting first. */
export const dueDeliveries = async (
  before: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly Pick<WebhookDelivery, 'id' | 'webhookId'>[]> => {
  const due = dueBy(before, agencyId).orderBy('nextAttemptAt').limit(limit).select('webhookId');
  const { docs } = await due.get();
  return docs.map((found) => ({ id: found.id, webhookId: String(found.get('webhookId')) }));
};

/** Those of an agency that were due by a moment. */
export const deliveriesBehind = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  waitingSince(dueBy(by, agencyId), 'nextAttemptAt');

/** Deliveries of an agency in one state that were made since a moment: how many, and the latest of them. */
export const latestIn = async (
  agencyId: string,
  state: Extract<DeliveryState, 'failed' | 'waiting'>,
  since: Timestamp,
  limit: number,
): Promise<{ readonly count: number; readonly latest: readonly WebhookDelivery[] }> => {
  const found = deliveries()
    .where('agencyId', '==', agencyId)
    .where('state', '==', state)
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc');
  const [count, { docs }] = await Promise.all([counted(found), found.limit(limit).get()]);
  return { count, latest: docs.flatMap((snapshot) => documentOf<WebhookDelivery>(snapshot) ?? []) };
};

const failedOf = (agencyId: string, webhookIds: readonly string[], since: Timestamp): Query =>
  deliveries()
    .where('agencyId', '==', agencyId)
    .where('webhookId', 'in', [...webhookIds])
    .where('state', '==', 'failed')
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc');

/** Failed ones of some webhooks of an agency that were made since a moment, the latest first. */
export const failedSince = async (
  agencyId: string,
  webhookIds: readonly string[],
  since: Timestamp,
  limit: number,
  transaction: Transaction,
): Promise<readonly WebhookDelivery[]> => {
  if (webhookIds.length === 0) return [];
  const failed = failedOf(agencyId, webhookIds, since).limit(limit);
  return (await transaction.get(failed)).docs.flatMap(
    (snapshot) => documentOf<WebhookDelivery>(snapshot) ?? [],
  );
};

/** How many of these there are. */
export const countFailed = async (
  agencyId: string,
  webhookIds: readonly string[],
  since: Timestamp,
): Promise<number> => (webhookIds.length === 0 ? 0 : counted(failedOf(agencyId, webhookIds, since)));

/** Puts deliveries off that would meet the same silence. */
export const putOff = async (ids: readonly string[], until: Timestamp): Promise<void> => {
  const batch = db().batch();
  for (const id of ids) batch.update(deliveries().doc(id), { nextAttemptAt: until });
  await batch.commit();
};

interface LogPage {
  readonly state: DeliveryState | undefined;
  readonly event: DeliveredEvent | undefined;
  readonly after: { readonly createdAt: Timestamp; readonly id: string } | undefined;
  readonly limit: number;
}

/** A page of what a webhook was sent, the newest first. */
export const deliveriesOf = async (
  { agencyId, webhookId }: Pick<WebhookDelivery, 'agencyId' | 'webhookId'>,
  { state, event, after, limit }: LogPage,
): Promise<readonly WebhookDelivery[]> => {
  const cut = Object.entries({ agencyId, webhookId, state, event }).reduce<Query>(
    (query, [field, value]) => (value === undefined ? query : query.where(field, '==', value)),
    deliveries(),
  );
  const sorted = cut.orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(limit);
  const { docs } = await (after ? sorted.startAfter(after.createdAt, after.id) : sorted).get();
  return docs.flatMap((snapshot) => documentOf<WebhookDelivery>(snapshot) ?? []);
};
