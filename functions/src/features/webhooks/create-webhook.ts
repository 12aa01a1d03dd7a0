import { Timestamp } from 'firebase-admin/firestore';
import { WEBHOOKS_MAX } from '@domain/webhooks/webhooks.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { findWebhooks, readWebhook, webhooks } from '../../work/collections/webhooks.ts';
import { openSecret, sealSecret } from '../../work/tokens/sealed-secret.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { createWebhookSecret } from '../../outgoing/webhooks/signature.ts';
import { auditedWebhook, refusePrivate } from './require-own-webhook.ts';
import { presentWebhook } from './present-webhook.ts';

/** Creates a webhook for the caller's agency. Only this response contains the secret. */
export const createWebhook = operationInSteps('webhooks.create', async ({ step, caller, body }) => {
  const agencyId = getAgency(caller);
  // A webhook outlives an acting session, so admins create it only as themselves.
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');

  const { name, url, events } = body;
  await recordStep(async () => {
    await refusePrivate(url);
    return null;
  });

  const change = async (work: Work): Promise<string> => {
    if ((await findWebhooks(agencyId, work)).length >= WEBHOOKS_MAX)
      throw new AppError(409, 'webhook.tooMany', { values: { max: WEBHOOKS_MAX } });

    const { id } = work.create(webhooks, {
      id: webhooks.newId(),
      agencyId,
      name,
      url,
      events,
      isOn: true,
      sealedSecret: await sealSecret('webhooks', createWebhookSecret()),
      createdBy: caller.realUid,
      createdAt: Timestamp.now(),
    });

    return id;
  };

  const id = await step(change, { audited: auditedWebhook });
  const made = await readWebhook(id);
  // Created and deleted concurrently, so there is nothing to return.
  if (!made) throw new AppError(409, 'record.stale');

  return { ...presentWebhook(made), secret: await openSecret('webhooks', made.sealedSecret) };
});
