import { Timestamp } from 'firebase-admin/firestore';
import { EARLIER_ATTEMPTS_MAX, RETRY_PERIOD_MS, type WebhookDelivery } from '@domain/webhooks/webhooks.ts';

/** Makes a delivery due again for a day, with the same body and id, and keeps the result of its attempts. */
export const resetDelivery = (delivery: WebhookDelivery): WebhookDelivery => {
  const now = Timestamp.now();
  const triedUntil = Timestamp.fromMillis(now.toMillis() + RETRY_PERIOD_MS);
  const { attempts, status, fault, earlier = [] } = delivery;
  const results = attempts > 0 ? [{ attempts, status, fault }, ...earlier] : earlier;

  return {
    ...delivery,
    state: 'waiting',
    attempts: 0,
    earlier: results.slice(0, EARLIER_ATTEMPTS_MAX),
    nextAttemptAt: now,
    triedUntil,
    deliveredAt: null,
  };
};
