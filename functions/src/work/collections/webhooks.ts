import { WEBHOOKS_MAX, type Webhook } from '@domain/webhooks/webhooks.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const webhooks = collection<Webhook>('webhooks');

export const readWebhook = webhooks.get;

export const findWebhooks = async (agencyId: string, work?: Work): Promise<readonly Webhook[]> => {
  const query = webhooks.ref.where('agencyId', '==', agencyId).limit(WEBHOOKS_MAX);
  return webhooks.find(query, work);
};
