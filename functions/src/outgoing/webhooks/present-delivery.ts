import type { ListedWebhookDelivery, WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { serialise } from '../../platform/firestore/db.ts';

export const presentDelivery = (delivery: WebhookDelivery): ListedWebhookDelivery => {
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
    earlier = [],
  } = serialise(delivery);

  const view = {
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
    earlier,
  };

  return { ...view, nextAttemptAt: state === 'waiting' ? nextAttemptAt : null };
};
