import type { ListedDelivery, ListedWebhook, Webhook, WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { serialised } from '../../firestore/db.ts';

/** A webhook as its agency's admins are told of it: all but the secret. */
export const toldWebhook = (webhook: Webhook): ListedWebhook => {
  const { id, name, url, events, isOn, createdAt } = serialised(webhook);
  return { id, name, url, events, isOn, createdAt };
};

/** A delivery as its agency's admins are told of it. */
export const toldDelivery = (delivery: WebhookDelivery): ListedDelivery => {
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
