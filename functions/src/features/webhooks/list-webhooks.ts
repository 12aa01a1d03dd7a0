import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { findWebhooks } from '../../work/collections/webhooks.ts';
import { presentWebhook } from './present-webhook.ts';

export const listWebhooks: Operation<'webhooks.list'> = async ({ caller }) => {
  const webhooks = await findWebhooks(getAgency(caller));
  return [...webhooks].sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis()).map(presentWebhook);
};
