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
 * Signs the messages of a webhook with a new secret, which is in this answer and in no other. The one that it had signs beside it
 * for a day, so that a receiver can change over meanwhile; one from before that ends at once.
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
