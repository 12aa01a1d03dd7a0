import { Timestamp } from 'firebase-admin/firestore';
import {
  DELIVERIES_KEPT_MS,
  RETRY_PERIOD_MS,
  type AgencyEvent,
  type DeliveredEvent,
  type EventData,
  type Webhook,
  type WebhookDelivery,
} from '@domain/webhooks/webhooks.ts';
import { transact } from '../../work/unit/transact.ts';
import { webhookDeliveries, findMissingDeliveries } from '../../work/collections/webhook-deliveries.ts';
import { readEvent } from '../../work/collections/webhook-events.ts';
import { findWebhooks } from '../../work/collections/webhooks.ts';
import { attemptDelivery } from './attempt.ts';

interface Message {
  readonly id: string;
  readonly event: DeliveredEvent;
  readonly agencyId: string;
  readonly data: EventData;
  readonly talentId: string | null;
  /** When it happened, in milliseconds. */
  readonly at: number;
}

/** Returns a message's delivery to a webhook; its id makes it idempotent. */
export const createDelivery = (
  { id, event, agencyId, data, talentId, at }: Message,
  { id: webhookId }: Pick<Webhook, 'id'>,
  triedMs = RETRY_PERIOD_MS,
): WebhookDelivery => {
  const now = Timestamp.now();
  const after = (milliseconds: number) => Timestamp.fromMillis(now.toMillis() + milliseconds);

  return {
    id: `${id}_${webhookId}`,
    agencyId,
    webhookId,
    event,
    body: JSON.stringify({ id, event, agencyId, at: new Date(at).toISOString(), data }),
    talentId,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    triedUntil: after(triedMs),
    status: null,
    fault: null,
    createdAt: now,
    deliveredAt: null,
    expiresAt: after(DELIVERIES_KEPT_MS),
  };
};

const subscribes = ({ isOn, events }: Webhook, { event }: AgencyEvent): boolean =>
  isOn && events.includes(event);

/** Creates a delivery per webhook that receives an event; returns the new ones. */
const createDeliveries = (eventId: string): Promise<readonly string[]> =>
  transact(async (work) => {
    const event = await readEvent(eventId, work);
    if (!event) return [];

    const view = (await findWebhooks(event.agencyId, work)).filter((webhook) => subscribes(webhook, event));
    const made = view.map((webhook) => createDelivery({ ...event, at: event.at.toMillis() }, webhook));
    const missing = await findMissingDeliveries(
      made.map(({ id }) => id),
      work,
    );
    const fresh = made.filter(({ id }) => missing.includes(id));
    for (const delivery of fresh) work.set(webhookDeliveries, delivery);

    return fresh.map(({ id }) => id);
  });

/** Sends a new event to an agency's webhooks; a schedule retries failures. */
export const fanOutEvent = async (eventId: string): Promise<void> => {
  const ids = await createDeliveries(eventId);
  await Promise.all(ids.map((id) => attemptDelivery(id)));
};
