import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { webhooks } from '../../work/collections/webhooks.ts';
import { operation } from '../../work/unit/operation.ts';
import { auditedWebhook, requireOwnWebhook, refusePrivate } from './require-own-webhook.ts';
import { presentWebhook } from './present-webhook.ts';

const change = operation('webhooks.update', auditedWebhook, async ({ work, params: { id }, body }) => {
  const before = await work.get(webhooks, id);
  const { name = before.name, url = before.url, events = before.events, isOn = before.isOn } = body;
  return presentWebhook(work.update(before, { name, url, events, isOn }));
});

/** Changes a webhook, or turns it off or on. Pending messages go to the new address. */
export const updateWebhook: Operation<'webhooks.update'> = async (call) => {
  const { caller, params, body } = call;
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  await requireOwnWebhook(caller, params.id);
  if (body.url !== undefined) await refusePrivate(body.url);
  return change(call);
};

/** Deletes a webhook; pending messages are dropped when due. */
export const removeWebhook = operation(
  'webhooks.remove',
  auditedWebhook,
  async ({ work, caller, params: { id } }) => {
    if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
    work.delete(await work.get(webhooks, id));
    return { id };
  },
);
