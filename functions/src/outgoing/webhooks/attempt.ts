import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import {
  SIGNATURE_HEADER,
  type WebhookFault,
  type Webhook,
  type WebhookDelivery,
} from '@domain/webhooks/webhooks.ts';
import { transact } from '../../work/unit/transact.ts';
import { webhookDeliveries, readDelivery } from '../../work/collections/webhook-deliveries.ts';
import { readWebhook } from '../../work/collections/webhooks.ts';
import { openSecret } from '../../work/tokens/sealed-secret.ts';
import { post, type Answer } from './post.ts';
import { computeSignature } from './signature.ts';
import type { Work } from '../../work/unit/work.ts';

/** Lease after which a silent sender counts as dead. In milliseconds. */
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1000;

/** Returns the back-off before the next attempt: a minute, doubled each time, at most two hours. In milliseconds. */
export const getBackoff = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

interface Claimed {
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
}

/** Ends a delivery whose webhook is deleted or off: it isn't sent later. */
const giveUp = (work: Work, delivery: WebhookDelivery, fault: WebhookFault): void => {
  work.set(webhookDeliveries, { ...delivery, state: 'failed', fault });
};

/** Claims a delivery for this sender; undefined when done, being sent, or not due. */
const claim = (id: string, now: number): Promise<Claimed | undefined> =>
  transact(async (work) => {
    const delivery = await readDelivery(id, work);
    if (!delivery || delivery.state === 'delivered' || delivery.state === 'failed') return undefined;
    if (delivery.nextAttemptAt.toMillis() > now) return undefined;

    const webhook = await readWebhook(delivery.webhookId, work);
    if (!webhook?.isOn) {
      giveUp(work, delivery, 'off');
      return undefined;
    }

    const claimed: WebhookDelivery = {
      ...delivery,
      state: 'sending',
      attempts: delivery.attempts + 1,
      nextAttemptAt: Timestamp.fromMillis(now + LEASE_MS),
    };

    work.set(webhookDeliveries, claimed);

    return { delivery: claimed, webhook };
  });

/** Returns a delivery after an attempt: delivered, to be retried, or failed. */
const applyAnswer = (delivery: WebhookDelivery, { status, fault }: Answer, now: number): WebhookDelivery => {
  if (fault === null)
    return { ...delivery, state: 'delivered', status, fault, deliveredAt: Timestamp.fromMillis(now) };

  const next = now + getBackoff(delivery.attempts);
  const isOver = next > delivery.triedUntil.toMillis();

  return {
    ...delivery,
    state: isOver ? 'failed' : 'waiting',
    status,
    fault,
    nextAttemptAt: Timestamp.fromMillis(next),
  };
};

/** Records an attempt's result, unless another sender has claimed the delivery meanwhile. */
const recordAttempt = ({ id, attempts }: WebhookDelivery, answer: Answer, now: number): Promise<void> =>
  transact(async (work) => {
    const current = await readDelivery(id, work);
    if (current?.state !== 'sending' || current.attempts !== attempts) return;
    work.set(webhookDeliveries, applyAnswer(current, answer, now));
  });

/** Returns the former secret for a day; none after a rotation of `TOKEN_KEY`, under which it no longer opens. */
const listFormer = async ({ formerSecret }: Webhook, now: number): Promise<readonly string[]> => {
  if (!formerSecret || formerSecret.until.toMillis() <= now) return [];
  try {
    return [await openSecret('webhooks', formerSecret.sealed)];
  } catch {
    return [];
  }
};

/** Returns the signing secrets at a moment: the current one, and the former one for a day. */
const getSecrets = async (webhook: Webhook, now: number): Promise<readonly string[]> => [
  await openSecret('webhooks', webhook.sealedSecret),
  ...(await listFormer(webhook, now)),
];

const send = async ({ delivery, webhook }: Claimed): Promise<Answer> => {
  const now = Date.now();
  let secrets: readonly string[];

  try {
    secrets = await getSecrets(webhook, now);
  } catch {
    return { status: null, fault: 'unsigned' };
  }

  const { id, event, body } = delivery;

  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Voice-Casting-Webhooks/1',
    'X-Voice-Casting-Event': event,
    'X-Voice-Casting-Delivery': id,
    [SIGNATURE_HEADER]: computeSignature(secrets, body, now),
  };

  return post(webhook.url, headers, body);
};

/** Result of an attempt; `idle`: nothing to do. */
export type Attempt = 'idle' | 'delivered' | WebhookFault;

/** Sends a due message; failures are retried for a day. A lost response may cause a duplicate with the same id. `now` in milliseconds, for tests. */
export const attemptDelivery = async (id: string, now = Date.now()): Promise<Attempt> => {
  const claimed = await claim(id, now);
  if (!claimed) return 'idle';

  const answer = await send(claimed);
  await recordAttempt(claimed.delivery, answer, now);

  if (answer.fault === null) return 'delivered';

  logger.warn('A webhook delivery failed', {
    delivery: id,
    attempts: claimed.delivery.attempts,
    fault: answer.fault,
    status: answer.status,
  });

  return answer.fault;
};
