import type { ListedWebhook, Webhook } from '@domain/webhooks/webhooks.ts';
import { serialise } from '../../platform/firestore/db.ts';

/** Presents a webhook to its agency's admins, without the secret. */
export const presentWebhook = (webhook: Webhook): ListedWebhook => {
  const { id, name, url, events, isOn, createdAt } = serialise(webhook);
  return { id, name, url, events, isOn, createdAt };
};
