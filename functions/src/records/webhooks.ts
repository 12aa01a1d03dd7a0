import type { Transaction } from 'firebase-admin/firestore';
import { WEBHOOKS_MAX, type Webhook } from '@domain/webhooks/webhooks.ts';
import { collection } from '../firestore/collection.ts';

const webhooks = collection<Webhook>('webhooks');

/** Returns a new webhook's id. */
export const newWebhookId = webhooks.newId;

export const readWebhook = webhooks.get;

/** Returns an agency's webhooks, unordered. */
export const findWebhooks = async (
  agencyId: string,
  transaction?: Transaction,
): Promise<readonly Webhook[]> => {
  const own = webhooks.ref.where('agencyId', '==', agencyId).limit(WEBHOOKS_MAX);
  return webhooks.find(own, transaction);
};

/** Writes a complete webhook. */
export const storeWebhook = webhooks.set;

export const deleteWebhook = webhooks.delete;
