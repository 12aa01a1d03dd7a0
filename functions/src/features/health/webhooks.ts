import { Timestamp } from 'firebase-admin/firestore';
import { RESENT_MAX, WEBHOOK_DAYS, WEBHOOKS_SHOWN } from '@domain/health/health.ts';
import { getAgency } from '../../work/access/caller.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import type { Operation } from '../../work/operation.ts';
import {
  webhookDeliveries,
  countFailed,
  findFailedSince,
  findLatestInState,
} from '../../work/collections/webhook-deliveries.ts';
import { findWebhooks } from '../../work/collections/webhooks.ts';
import { resetDelivery } from '../../outgoing/webhooks/reset-delivery.ts';
import { presentDelivery } from '../../outgoing/webhooks/present-delivery.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { getCheckTime } from './check-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const getWeekAgo = (): Timestamp => Timestamp.fromMillis(Date.now() - WEBHOOK_DAYS * DAY_MS);

/** Returns webhook failures of a week. Two counts, ten deliveries per state and the webhooks: at most 32 reads, plus one per thousand deliveries. */
export const getWebhookHealth: Operation<'health.webhooks'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const since = getWeekAgo();
  const [webhooks, failed, waiting] = await Promise.all([
    findWebhooks(agencyId),
    findLatestInState(agencyId, 'failed', since, WEBHOOKS_SHOWN),
    findLatestInState(agencyId, 'waiting', since, WEBHOOKS_SHOWN),
  ]);
  const names = new Map(webhooks.map(({ id, name }) => [id, name]));

  const latest = [...failed.latest, ...waiting.latest]
    .toSorted((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis())
    .slice(0, WEBHOOKS_SHOWN)
    .map((delivery) => {
      const { body: _body, ...view } = presentDelivery(delivery);
      return { ...view, webhookName: names.get(view.webhookId) ?? null };
    });

  return { failed: failed.count, retrying: waiting.count, latest, ...getCheckTime() };
};

/** Makes failed messages due, as many as fit one transaction; those of disabled webhooks stay. */
export const retryWebhooks = operationInSteps('health.retryWebhooks', async ({ step, caller }) => {
  const agencyId = getAgency(caller);
  const since = getWeekAgo();

  const done = await step(
    async (work) => {
      const on = (await findWebhooks(agencyId, work)).filter(({ isOn }) => isOn).map(({ id }) => id);
      const failed = await findFailedSince(agencyId, on, since, RESENT_MAX, work);
      for (const delivery of failed) {
        work.set(webhookDeliveries, resetDelivery(delivery));
        work.audit(
          { subject: `webhookDeliveries/${delivery.id}`, agencyId },
          { state: delivery.state, attempts: delivery.attempts, fault: delivery.fault },
          { state: 'waiting' },
        );
      }

      return failed.length;
    },
    { action: 'webhooks.replay' },
  );

  const left = await recordStep(async () => {
    const on = (await findWebhooks(agencyId)).filter(({ isOn }) => isOn).map(({ id }) => id);
    return countFailed(agencyId, on, since);
  });

  return { done, left };
});
