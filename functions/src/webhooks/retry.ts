import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { dueDeliveries, putOff } from '../records/webhook-deliveries.ts';
import type { Run } from '../scheduled/run.ts';
import { attempt, type Attempt } from './attempt.ts';

/** Deliveries looked at in one round. */
const ROUND_MAX = 200;
/** A round begins nothing new after this, in milliseconds: the next one is a minute away. */
const ROUND_MS = 40_000;
/** What waits behind a receiver that does not answer is looked at again after this, in milliseconds. */
const PUT_OFF_MS = 5 * 60 * 1000;

const UNANSWERED: readonly Attempt[] = ['slow', 'unreachable', 'unknownHost', 'certificate', 'private'];

/** Sends what waits for one receiver, one after the other; what is left behind one that is silent is put off. */
const serve = async (ids: readonly string[], now: number, endsAt: number): Promise<void> => {
  for (const [at, id] of ids.entries()) {
    if (Date.now() > endsAt) return;
    try {
      if (!UNANSWERED.includes(await attempt(id, now))) continue;
      await putOff(ids.slice(at + 1), Timestamp.fromMillis(now + PUT_OFF_MS));
      return;
    } catch (error) {
      logger.error('A delivery could not be taken up', { delivery: id, cause: String(error) });
    }
  }
};

const byReceiver = (due: readonly Pick<WebhookDelivery, 'id' | 'webhookId'>[]): readonly string[][] => {
  const receivers = new Map<string, string[]>();
  for (const { id, webhookId } of due) receivers.set(webhookId, [...(receivers.get(webhookId) ?? []), id]);
  return [...receivers.values()];
};

/** Tries again what did not arrive: receivers side by side, so that one that is silent does not keep the others. */
export const retryDeliveries = async (
  now = Date.now(),
  { agencyId, roundMs = ROUND_MS }: Run = {},
): Promise<void> => {
  const due = await dueDeliveries(Timestamp.fromMillis(now), ROUND_MAX, agencyId);
  const endsAt = Date.now() + roundMs;
  await Promise.all(byReceiver(due).map((ids) => serve(ids, now, endsAt)));
};
