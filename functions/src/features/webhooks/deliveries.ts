import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { DELIVERIES_PAGE, TRIAL_EVENT, type ListedWebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { runOutsideCall, recordStep } from '../../platform/firestore/call-steps.ts';
import { encodeCursor, parseCursor } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import {
  webhookDeliveries,
  findDeliveries,
  readDelivery,
} from '../../work/collections/webhook-deliveries.ts';
import { webhooks } from '../../work/collections/webhooks.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { attemptDelivery } from '../../outgoing/webhooks/attempt.ts';
import { resetDelivery } from '../../outgoing/webhooks/reset-delivery.ts';
import { createDelivery } from '../../outgoing/webhooks/fan-out-event.ts';
import { presentDelivery } from '../../outgoing/webhooks/present-delivery.ts';
import { requireOwnWebhook } from './require-own-webhook.ts';

/** Sends a delivery once, immediately, and returns the result. */
const sendNow = (id: string): Promise<ListedWebhookDelivery> =>
  recordStep(async () => {
    await runOutsideCall(() => attemptDelivery(id));
    const sent = await readDelivery(id);
    if (!sent) throw notFound();
    return presentDelivery(sent);
  });

/** Sends a signed test message, so an admin can check that a receiver responds. */
export const tryWebhook = operationInSteps('webhooks.try', async ({ step, caller, params: { id } }) => {
  const deliveryId = await step(
    async (work) => {
      const webhook = await requireOwnWebhook(caller, id, work);
      if (!webhook.isOn) throw new AppError(409, 'webhook.off');

      const message = {
        id: randomUUID(),
        event: TRIAL_EVENT,
        agencyId: webhook.agencyId,
        data: {},
        talentId: null,
        at: Date.now(),
      } as const;

      // The caller sees the response, so nothing is retried.
      const delivery = createDelivery(message, webhook, 0);
      work.set(webhookDeliveries, delivery);

      return delivery.id;
    },
    { action: null },
  );

  return sendNow(deliveryId);
});

export const listDeliveries: Operation<'webhooks.deliveries'> = async ({
  caller,
  params: { id },
  query: { cursor, state, event },
}) => {
  const { agencyId } = await requireOwnWebhook(caller, id);
  const page = { state, event, after: parseCursor(cursor), limit: DELIVERIES_PAGE };
  const found = await findDeliveries({ agencyId, webhookId: id }, page);
  const items = found.map(presentDelivery);
  const last = found.at(-1);
  if (!last || found.length < DELIVERIES_PAGE) return { items };
  const { seconds, nanoseconds } = last.createdAt as Timestamp;
  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};

/** Sends a message again; 409 while it is being sent, and while its webhook is off. */
export const replayDelivery = operationInSteps(
  'webhooks.replay',
  async ({ step, caller, params: { id } }) => {
    const change = async (work: Work): Promise<void> => {
      const before = await work.read(webhookDeliveries, id);
      if (before?.agencyId !== getAgency(caller)) throw notFound();
      const webhook = await work.get(webhooks, before.webhookId);
      if (!webhook.isOn) throw new AppError(409, 'webhook.off');
      if (before.state === 'sending') throw new AppError(409, 'webhook.underWay');
      work.set(webhookDeliveries, resetDelivery(before));
    };

    const audited = { record: webhookDeliveries, facts: ['state', 'attempts'] } as const;
    await step(change, { audited });

    return sendNow(id);
  },
);
