import { Timestamp } from 'firebase-admin/firestore';
import { FORMER_SECRET_MS, type Webhook } from '@domain/webhooks/webhooks.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { storeWebhook } from '../../records/webhooks.ts';
import { openSecret, sealSecret } from '../../tokens/sealed-secret.ts';
import { newWebhookSecret } from '../../webhooks/signature.ts';
import { ownWebhook } from './own-webhook.ts';
import { presentWebhook } from './present-webhook.ts';

/**
 * Replaces a webhook's signing secret; only this response contains it. The previous secret also
 * signs for a day, so receivers can switch; an older one ends immediately.
 */
export const replaceSecret: Operation<'webhooks.replaceSecret'> = async ({ caller, params: { id } }) => {
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  await transact(async (transaction) => {
    const before = await ownWebhook(caller, id, transaction);
    const after: Webhook = {
      ...before,
      sealedSecret: await sealSecret('webhooks', newWebhookSecret()),
      formerSecret: {
        sealed: before.sealedSecret,
        until: Timestamp.fromMillis(Date.now() + FORMER_SECRET_MS),
      },
    };
    storeWebhook(transaction, after);
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'webhooks.replaceSecret',
      subject: `webhooks/${id}`,
      before: null,
      after: null,
    });
  });
  const now = await ownWebhook(caller, id);
  return { ...presentWebhook(now), secret: await openSecret('webhooks', now.sealedSecret) };
};
