import { Timestamp } from 'firebase-admin/firestore';
import { FORMER_SECRET_MS } from '@domain/webhooks/webhooks.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { webhooks } from '../../work/collections/webhooks.ts';
import { openSecret, sealSecret } from '../../work/tokens/sealed-secret.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { createWebhookSecret } from '../../outgoing/webhooks/signature.ts';
import { requireOwnWebhook } from './require-own-webhook.ts';
import { presentWebhook } from './present-webhook.ts';

/** Replaces a webhook's signing secret, which only this response contains. The previous one also signs for a day; an older one ends immediately. */
export const replaceSecret = operationInSteps(
  'webhooks.replaceSecret',
  async ({ step, caller, params: { id } }) => {
    if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');

    await step(async (work) => {
      const before = await work.get(webhooks, id);
      const until = Timestamp.fromMillis(Date.now() + FORMER_SECRET_MS);
      work.update(before, {
        sealedSecret: await sealSecret('webhooks', createWebhookSecret()),
        formerSecret: { sealed: before.sealedSecret, until },
      });
      work.audit(before, null, null);
    });

    const webhook = await requireOwnWebhook(caller, id);

    return { ...presentWebhook(webhook), secret: await openSecret('webhooks', webhook.sealedSecret) };
  },
);
