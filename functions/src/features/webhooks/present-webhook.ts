import type { ListedWebhook, Webhook } from '@domain/webhooks/webhooks.ts';
import { serialised } from '../../firestore/db.ts';

/** A webhook as its agency's admins are told of it: all but the secret. */
export const presentWebhook = (webhook: Webhook): ListedWebhook => {
  const { id, name, url, events, isOn, createdAt } = serialised(webhook);
  return { id, name, url, events, isOn, createdAt };
};
