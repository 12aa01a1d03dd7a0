import { Timestamp } from 'firebase-admin/firestore';
import { WEBHOOKS_MAX, type Webhook } from '@domain/webhooks/webhooks.ts';
import { getAgency } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { recordStep } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { newWebhookId, readWebhook, storeWebhook, findWebhooks } from '../../records/webhooks.ts';
import { openSecret, sealSecret } from '../../tokens/sealed-secret.ts';
import { newWebhookSecret } from '../../webhooks/signature.ts';
import { auditedWebhook, refusePrivate } from './own-webhook.ts';
import { presentWebhook } from './present-webhook.ts';

/** Creates a webhook for the caller's agency. Only this response contains the secret. */
export const createWebhook: Operation<'webhooks.create'> = async ({ caller, body }) => {
  const agencyId = getAgency(caller);
  // A webhook outlives an acting session, so admins create it only as themselves.
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  const { name, url, events } = body;
  await recordStep(async () => {
    await refusePrivate(url);
    return null;
  });
  const id = await transact(async (transaction): Promise<string> => {
    if ((await findWebhooks(agencyId, transaction)).length >= WEBHOOKS_MAX)
      throw new AppError(409, 'webhook.tooMany', { values: { max: WEBHOOKS_MAX } });
    const webhook: Webhook = {
      id: newWebhookId(),
      agencyId,
      name,
      url,
      events,
      isOn: true,
      sealedSecret: await sealSecret('webhooks', newWebhookSecret()),
      createdBy: caller.realUid,
      createdAt: Timestamp.now(),
    };
    storeWebhook(transaction, webhook);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'webhooks.create',
      subject: `webhooks/${webhook.id}`,
      before: null,
      after: auditedWebhook(webhook),
    });
    return webhook.id;
  });
  const made = await readWebhook(id);
  // Created and deleted concurrently, so there is nothing to return.
  if (!made) throw new AppError(409, 'record.stale');
  return { ...presentWebhook(made), secret: await openSecret('webhooks', made.sealedSecret) };
};
