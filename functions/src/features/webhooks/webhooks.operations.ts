import type { Operations } from '../../work/operation.ts';
import { createWebhook } from './create-webhook.ts';
import { listDeliveries, replayDelivery, tryWebhook } from './deliveries.ts';
import { listWebhooks } from './list-webhooks.ts';
import { replaceSecret } from './replace-secret.ts';
import { removeWebhook, updateWebhook } from './update-webhook.ts';

export const webhooks = {
  'webhooks.create': createWebhook,
  'webhooks.deliveries': listDeliveries,
  'webhooks.list': listWebhooks,
  'webhooks.remove': removeWebhook,
  'webhooks.replaceSecret': replaceSecret,
  'webhooks.replay': replayDelivery,
  'webhooks.try': tryWebhook,
  'webhooks.update': updateWebhook,
} satisfies Partial<Operations>;
