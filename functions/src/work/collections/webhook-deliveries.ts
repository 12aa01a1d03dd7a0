import type { Query, Timestamp } from 'firebase-admin/firestore';
import type { DeliveredEvent, WebhookDeliveryState, WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { countDocuments, countWaiting, limitToAgency, type Waiting } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const webhookDeliveries = collection<WebhookDelivery>('webhookDeliveries');

export const readDelivery = webhookDeliveries.get;

export const findMissingDeliveries = async (
  ids: readonly string[],
  work: Work,
): Promise<readonly string[]> => {
  const found = new Set((await work.readAll(webhookDeliveries, ids)).map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
};

const queryDue = (before: Timestamp, agencyId: string | undefined): Query =>
  limitToAgency(webhookDeliveries.ref, agencyId)
    .where('state', 'in', ['waiting', 'sending'])
    .where('nextAttemptAt', '<=', before);

export const findDueDeliveries = async (
  before: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly Pick<WebhookDelivery, 'id' | 'webhookId'>[]> => {
  const due = queryDue(before, agencyId).orderBy('nextAttemptAt').limit(limit).select('webhookId');
  const { docs } = await due.get();
  return docs.map((found) => ({ id: found.id, webhookId: String(found.get('webhookId')) }));
};

export const tallyOverdueDeliveries = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(queryDue(by, agencyId), 'nextAttemptAt');

/** Returns the number and latest of an agency's deliveries in one state since a moment. */
export const findLatestInState = async (
  agencyId: string,
  state: Extract<WebhookDeliveryState, 'failed' | 'waiting'>,
  since: Timestamp,
  limit: number,
): Promise<{ readonly count: number; readonly latest: readonly WebhookDelivery[] }> => {
  const found = webhookDeliveries.ref
    .where('agencyId', '==', agencyId)
    .where('state', '==', state)
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc');
  const [count, { docs }] = await Promise.all([countDocuments(found), found.limit(limit).get()]);
  return { count, latest: docs.flatMap((snapshot) => toRecord<WebhookDelivery>(snapshot) ?? []) };
};

const queryFailed = (agencyId: string, webhookIds: readonly string[], since: Timestamp): Query =>
  webhookDeliveries.ref
    .where('agencyId', '==', agencyId)
    .where('webhookId', 'in', [...webhookIds])
    .where('state', '==', 'failed')
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc');

export const findFailedSince = async (
  agencyId: string,
  webhookIds: readonly string[],
  since: Timestamp,
  limit: number,
  work: Work,
): Promise<readonly WebhookDelivery[]> => {
  if (webhookIds.length === 0) return [];
  const failed = queryFailed(agencyId, webhookIds, since).limit(limit);
  return await work.findStored(webhookDeliveries, failed);
};

export const countFailed = async (
  agencyId: string,
  webhookIds: readonly string[],
  since: Timestamp,
): Promise<number> =>
  webhookIds.length === 0 ? 0 : countDocuments(queryFailed(agencyId, webhookIds, since));

interface LogPage {
  readonly state: WebhookDeliveryState | undefined;
  readonly event: DeliveredEvent | undefined;
  readonly after: { readonly createdAt: Timestamp; readonly id: string } | undefined;
  readonly limit: number;
}

export const findDeliveries = async (
  { agencyId, webhookId }: Pick<WebhookDelivery, 'agencyId' | 'webhookId'>,
  { state, event, after, limit }: LogPage,
): Promise<readonly WebhookDelivery[]> => {
  const cut = Object.entries({ agencyId, webhookId, state, event }).reduce<Query>(
    (query, [field, value]) => (value === undefined ? query : query.where(field, '==', value)),
    webhookDeliveries.ref,
  );
  const sorted = cut.orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(limit);
  return webhookDeliveries.find(after ? sorted.startAfter(after.createdAt, after.id) : sorted);
};
