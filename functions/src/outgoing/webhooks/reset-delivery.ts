import { Timestamp } from 'firebase-admin/firestore';
import { RETRY_PERIOD_MS, type WebhookDelivery } from '@domain/webhooks/webhooks.ts';

/** Makes a delivery due again for a day, with the same body and id. */
export const resetDelivery = (delivery: WebhookDelivery): WebhookDelivery => {
  const now = Timestamp.now();
  const triedUntil = Timestamp.fromMillis(now.toMillis() + RETRY_PERIOD_MS);
  return { ...delivery, state: 'waiting', attempts: 0, nextAttemptAt: now, triedUntil, deliveredAt: null };
};
