import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { findDueDeliveries } from '../../work/collections/webhook-deliveries.ts';
import { putOff } from '../../work/records/webhook-deliveries.ts';
import type { ScheduledRun } from '../../work/scheduled-run.ts';
import { attemptDelivery, type Attempt } from './attempt.ts';

const ROUND_MAX = 200;
/** How long a round starts work, in milliseconds: the next one follows in a minute. */
const ROUND_MS = 40_000;
/** Delay of other messages to an unresponsive receiver, in milliseconds. */
const PUT_OFF_MS = 5 * 60 * 1000;

const UNANSWERED: readonly Attempt[] = ['slow', 'unreachable', 'unknownHost', 'certificate', 'private'];

/** Sends one receiver's messages sequentially; postpones the rest when it doesn't respond. */
const serve = async (ids: readonly string[], now: number, endsAt: number): Promise<void> => {
  for (const [index, id] of ids.entries()) {
    if (Date.now() > endsAt) return;
    try {
      if (!UNANSWERED.includes(await attemptDelivery(id, now))) continue;
      await putOff(ids.slice(index + 1), Timestamp.fromMillis(now + PUT_OFF_MS));
      return;
    } catch (error) {
      logger.error('A delivery could not be taken up', { delivery: id, cause: String(error) });
    }
  }
};

const groupByReceiver = (due: readonly Pick<WebhookDelivery, 'id' | 'webhookId'>[]): readonly string[][] => {
  const receivers = new Map<string, string[]>();
  for (const { id, webhookId } of due) receivers.set(webhookId, [...(receivers.get(webhookId) ?? []), id]);
  return [...receivers.values()];
};

/** Retries deliveries, receivers in parallel, so an unresponsive one doesn't block others. */
export const retryDeliveries = async (
  now = Date.now(),
  { agencyId, roundMs = ROUND_MS }: ScheduledRun = {},
): Promise<void> => {
  const due = await findDueDeliveries(Timestamp.fromMillis(now), ROUND_MAX, agencyId);
  const endsAt = Date.now() + roundMs;
  await Promise.all(groupByReceiver(due).map((ids) => serve(ids, now, endsAt)));
};
