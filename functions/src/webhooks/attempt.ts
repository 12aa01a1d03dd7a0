import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import {
  SIGNATURE_HEADER,
  type DeliveryFault,
  type Webhook,
  type WebhookDelivery,
} from '@domain/webhooks/webhooks.ts';
import { transact } from '../firestore/transact.ts';
import { readDelivery, storeDelivery } from '../records/webhook-deliveries.ts';
import { readWebhook } from '../records/webhooks.ts';
import { openSecret } from '../tokens/sealed-secret.ts';
import { post, type Answer } from './post.ts';
import { signatureOf } from './signature.ts';

/** After this long a sender that never reported back is taken for dead. In milliseconds. */
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1000;

/** Waits before the next attempt: a minute, doubled each time, two hours at most. In milliseconds. */
export const waitAfter = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

interface Claimed {
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
}

/** What is left of a delivery whose webhook is gone or off: nothing is sent later that was meant for then. */
const giveUp = (transaction: Transaction, delivery: WebhookDelivery, fault: DeliveryFault): void => {
  storeDelivery(transaction, { ...delivery, state: 'failed', fault });
};

/** Takes the delivery for this sender; undefined when it is done with, being sent, or not due yet. */
const claim = (id: string, now: number): Promise<Claimed | undefined> =>
  transact(async (transaction) => {
    const delivery = await readDelivery(id, transaction);
    if (!delivery || delivery.state === 'delivered' || delivery.state === 'failed') return undefined;
    if (delivery.nextAttemptAt.toMillis() > now) return undefined;
    const webhook = await readWebhook(delivery.webhookId, transaction);
    if (!webhook?.isOn) {
      giveUp(transaction, delivery, 'off');
      return undefined;
    }
    const claimed: WebhookDelivery = {
      ...delivery,
      state: 'sending',
      attempts: delivery.attempts + 1,
      nextAttemptAt: Timestamp.fromMillis(now + LEASE_MS),
    };
    storeDelivery(transaction, claimed);
    return { delivery: claimed, webhook };
  });

/** A delivery once an attempt has ended: it arrived, is tried again later, or is given up. */
const afterAttempt = (delivery: WebhookDelivery, { status, fault }: Answer, now: number): WebhookDelivery => {
  if (fault === null)
    return { ...delivery, state: 'delivered', status, fault, deliveredAt: Timestamp.fromMillis(now) };
  const next = now + waitAfter(delivery.attempts);
  const isOver = next > delivery.triedUntil.toMillis();
  return {
    ...delivery,
    state: isOver ? 'failed' : 'waiting',
    status,
    fault,
    nextAttemptAt: Timestamp.fromMillis(next),
  };
};

/** Notes how an attempt ended, unless another sender has taken the delivery over by now: then it is theirs to report. */
const recordAttempt = ({ id, attempts }: WebhookDelivery, answer: Answer, now: number): Promise<void> =>
  transact(async (transaction) => {
    const current = await readDelivery(id, transaction);
    if (current?.state !== 'sending' || current.attempts !== attempts) return;
    storeDelivery(transaction, afterAttempt(current, answer, now));
  });

/** What a message of a moment is signed with: the secret, and for a day after it was replaced the former one as well. */
const secretsOf = async (
  { sealedSecret, formerSecret }: Webhook,
  now: number,
): Promise<readonly string[]> => {
  const sealed = formerSecret && formerSecret.until.toMillis() > now ? [formerSecret.sealed] : [];
  return Promise.all([sealedSecret, ...sealed].map((one) => openSecret('webhooks', one)));
};

const send = async ({ delivery, webhook }: Claimed): Promise<Answer> => {
  const now = Date.now();
  let secrets: readonly string[];
  try {
    secrets = await secretsOf(webhook, now);
  } catch {
    return { status: null, fault: 'unsigned' };
  }
  const { id, event, body } = delivery;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Voice-Casting-Webhooks/1',
    'X-Voice-Casting-Event': event,
    'X-Voice-Casting-Delivery': id,
    [SIGNATURE_HEADER]: signatureOf(secrets, body, now),
  };
  return post(webhook.url, headers, body);
};

/** How one attempt ended; `idle`: there was nothing to do. */
export type Attempt = 'idle' | 'delivered' | DeliveryFault;

/**
 * Sends one message that is due. Whatever goes wrong is written down and tried again for a day. A receiver may get a
 * message twice, where its answer was lost: the id in its body is the same. `now` in milliseconds: tests move it.
 */
export const attempt = async (id: string, now = Date.now()): Promise<Attempt> => {
  const claimed = await claim(id, now);
  if (!claimed) return 'idle';
  const answer = await send(claimed);
  await recordAttempt(claimed.delivery, answer, now);
  if (answer.fault === null) return 'delivered';
  logger.warn('A webhook could not be told', {
    delivery: id,
    attempts: claimed.delivery.attempts,
    fault: answer.fault,
    status: answer.status,
  });
  return answer.fault;
};
