import type { ListedDelivery, WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { serialised } from '../firestore/db.ts';

export const presentDelivery = (delivery: WebhookDelivery): ListedDelivery => {
  const {
    id,
    webhookId,
    event,
    state,
    attempts,
    status,
    fault,
    body,
    createdAt,
    deliveredAt,
    nextAttemptAt,
  } = serialised(delivery);
  const view = { id, webhookId, event, state, attempts, status, fault, body, createdAt, deliveredAt };
  return { ...view, nextAttemptAt: state === 'waiting' ? nextAttemptAt : null };
};
