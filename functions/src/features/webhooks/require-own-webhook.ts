import type { Webhook } from '@domain/webhooks/webhooks.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireAccessible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readWebhook, webhooks } from '../../work/collections/webhooks.ts';
import { resolveTarget } from '../../outgoing/webhooks/target.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns a webhook of the caller's agency; 404 for another agency's. */
export const requireOwnWebhook = async (caller: Caller, id: string, work?: Work): Promise<Webhook> =>
  requireAccessible(caller, 'webhooks', await readWebhook(id, work));

/** 422 for an address that resolves to a private network. It is resolved again before each message; unknown names pass, because they may be propagating. */
export const refusePrivate = async (url: string): Promise<void> => {
  if ((await resolveTarget(new URL(url))) === 'private')
    throw new AppError(422, 'webhook.private', { property: 'url' });
};

export const auditedWebhook = { record: webhooks, facts: ['name', 'url', 'events', 'isOn'] } as const;
