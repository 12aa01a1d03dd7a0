import type { Webhook } from '@domain/webhooks/webhooks.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { recordStep } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { deleteWebhook, storeWebhook } from '../../records/webhooks.ts';
import { auditedWebhook, ownWebhook, refusePrivate } from './own-webhook.ts';
import { presentWebhook } from './present-webhook.ts';

/** Changes a webhook, or turns it off or on. Pending messages go to the new address. */
export const updateWebhook: Operation<'webhooks.update'> = async ({ caller, params: { id }, body }) => {
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  await ownWebhook(caller, id);
  const { url } = body;
  if (url !== undefined)
    await recordStep(async () => {
      await refusePrivate(url);
      return null;
    });
  return transact(async (transaction) => {
    const before = await ownWebhook(caller, id, transaction);
    const { name = before.name, events = before.events, isOn = before.isOn } = body;
    const after: Webhook = { ...before, name, url: url ?? before.url, events, isOn };
    storeWebhook(transaction, after);
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'webhooks.update',
      subject: `webhooks/${id}`,
      before: auditedWebhook(before),
      after: auditedWebhook(after),
    });
    return presentWebhook(after);
  });
};

/** Deletes a webhook; pending messages are dropped when due. */
export const removeWebhook: Operation<'webhooks.remove'> = async ({ caller, params: { id } }) => {
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  await transact(async (transaction) => {
    const before = await ownWebhook(caller, id, transaction);
    deleteWebhook(transaction, id);
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'webhooks.remove',
      subject: `webhooks/${id}`,
      before: auditedWebhook(before),
      after: null,
    });
  });
  return { id };
};
