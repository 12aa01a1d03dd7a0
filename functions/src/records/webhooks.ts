import type { Transaction } from 'firebase-admin/firestore';
import { WEBHOOKS_MAX, type Webhook } from '@domain/webhooks/webhooks.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const webhooks = () => collectionRef('webhooks');

/** Returns a new webhook's id. */
export const newWebhookId = (): string => webhooks().doc().id;

export const readWebhook = async (id: string, transaction?: Transaction): Promise<Webhook | undefined> => {
  const ref = webhooks().doc(id);
  return toRecord<Webhook>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Returns an agency's webhooks, unordered. */
export const findWebhooks = async (
  agencyId: string,
  transaction?: Transaction,
): Promise<readonly Webhook[]> => {
  const own = webhooks().where('agencyId', '==', agencyId).limit(WEBHOOKS_MAX);
  const { docs } = await (transaction ? transaction.get(own) : own.get());
  return docs.flatMap((snapshot) => toRecord<Webhook>(snapshot) ?? []);
};

/** Writes a complete webhook. */
export const storeWebhook = (transaction: Transaction, webhook: Webhook): void => {
  transaction.set(webhooks().doc(webhook.id), withoutId(webhook));
};

export const deleteWebhook = (transaction: Transaction, id: string): void => {
  transaction.delete(webhooks().doc(id));
};
