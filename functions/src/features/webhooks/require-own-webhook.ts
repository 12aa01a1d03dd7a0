import type { Transaction } from 'firebase-admin/firestore';
import type { Webhook } from '@domain/webhooks/webhooks.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { requireAccessible } from '../../rights/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readWebhook, webhooks } from '../../work/records/webhooks.ts';
import { resolveTarget } from '../../outgoing/webhooks/target.ts';

/** Returns a webhook of the caller's agency; 404 for another agency's. */
export const requireOwnWebhook = async (
  caller: Caller,
  id: string,
  transaction?: Transaction,
): Promise<Webhook> => requireAccessible(caller, 'webhooks', await readWebhook(id, transaction));

/** 422 for an address that resolves to a private network. It is resolved again before each message; unknown names pass, because they may be propagating. */
export const refusePrivate = async (url: string): Promise<void> => {
  if ((await resolveTarget(new URL(url))) === 'private')
    throw new AppError(422, 'webhook.private', { property: 'url' });
};

export const auditedWebhook = { record: webhooks, facts: ['name', 'url', 'events', 'isOn'] } as const;
