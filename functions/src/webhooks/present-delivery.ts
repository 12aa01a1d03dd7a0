import type { ListedDelivery, WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { serialised } from '../firestore/db.ts';

/** A delivery as its agency's admins are told of it. */
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
  const told = { id, webhookId, event, state, attempts, status, fault, body, createdAt, deliveredAt };
  return { ...told, nextAttemptAt: state === 'waiting' ? nextAttemptAt : null };
};
