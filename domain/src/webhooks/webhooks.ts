import type { Instant } from '../contract.ts';

export const WEBHOOK_EVENTS = [
  'talent.approved',
  'audition.answered',
  'audition.received',
  'delivery.changed',
  'slot.accepted',
  'order.changed',
  'invoice.due',
  'report.sealed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Event of an admin's test message. */
export const TRIAL_EVENT = 'trial';
export type DeliveredEvent = WebhookEvent | typeof TRIAL_EVENT;
/** All that a delivery can be about. */
export const DELIVERED_EVENTS: readonly DeliveredEvent[] = [...WEBHOOK_EVENTS, TRIAL_EVENT];

export const WEBHOOKS_MAX = 10;
export const DELIVERIES_PAGE = 25;
/** How long a delivery is retried, in milliseconds. */
export const RETRY_PERIOD_MS = 24 * 60 * 60 * 1000;
/** How long events and their deliveries are kept, in milliseconds. */
export const DELIVERIES_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Prefix of secrets, for people and leak scanners. */
export const WEBHOOK_SECRET_PREFIX = 'vcwh_';
/**
 * Signature header: `t=SECONDS,v1=HEX`, with HEX the HMAC-SHA256 under the webhook's secret of the seconds, a full stop and the raw body.
 * Receivers recompute it and reject old messages (minutes). For a day after a replacement, a second `v1` uses the former secret: either may match.
 */
export const SIGNATURE_HEADER = 'X-Voice-Casting-Signature';

/** How long a replaced secret still signs beside the new one, in milliseconds. */
export const FORMER_SECRET_MS = 24 * 60 * 60 * 1000;

/** A line of an invoice, in minor units. */
export interface EventLine {
  readonly label: string;
  readonly amount: number;
}

/** An event's data: ids and facts; no other texts than an invoice's. Details are fetched with an API key. */
export type EventData = Readonly<Record<string, string | number | null | readonly EventLine[]>>;

/** `webhookEvents/{id}`: something happened in an agency that its systems may want to know of. */
export interface AgencyEvent {
  readonly id: string;
  readonly agencyId: string;
  readonly event: WebhookEvent;
  /** Ids and states; no names or addresses. */
  readonly data: EventData;
  /** The talent concerned; null: none. */
  readonly talentId: string | null;
  readonly at: Instant;
  /** 30 days later. */
  readonly expiresAt: Instant;
}

/** `webhooks/{id}`: an agency's receiver of events. */
export interface Webhook {
  readonly id: string;
  readonly agencyId: string;
  /** The admin's name for it. */
  readonly name: string;
  /** https only; the target is checked before every delivery. */
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** A disabled webhook gets no events, not even later. */
  readonly isOn: boolean;
  /** The signing secret, encrypted; it is shown only once. */
  readonly sealedSecret: string;
  /** The secret before it, likewise, which signs as well until a moment; absent: it was never replaced. */
  readonly formerSecret?: { readonly sealed: string; readonly until: Instant };
  /** Uid of the admin who made it. */
  readonly createdBy: string;
  readonly createdAt: Instant;
}

export const WEBHOOK_DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Why a delivery failed, in our own terms: the receiver's text isn't shown. */
const WEBHOOK_FAULTS = [
  'refused',
  'redirected',
  'private',
  'unknownHost',
  'unreachable',
  'slow',
  'certificate',
  'unsigned',
  'off',
] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

/** How a message fared until an admin sent it again. */
export interface EarlierAttempts {
  readonly attempts: number;
  /** Last response status; null: none. */
  readonly status: number | null;
  readonly fault: WebhookFault | null;
}

/** Maximum results kept of messages sent again. */
export const EARLIER_ATTEMPTS_MAX = 10;

/** `webhookDeliveries/{event}_{webhook}`: the delivery of one event to one receiver. */
export interface WebhookDelivery {
  readonly id: string;
  readonly agencyId: string;
  readonly webhookId: string;
  readonly event: DeliveredEvent;
  /** The exact body, identical in every attempt. */
  readonly body: string;
  /** The talent concerned; null: none. */
  readonly talentId: string | null;
  readonly state: WebhookDeliveryState;
  readonly attempts: number;
  /** When it is tried next, or taken over from a sender that died. */
  readonly nextAttemptAt: Instant;
  /** After this it is given up. */
  readonly triedUntil: Instant;
  /** Last response status; null: none. */
  readonly status: number | null;
  readonly fault: WebhookFault | null;
  /** Results before it was sent again, latest first; absent: none. */
  readonly earlier?: readonly EarlierAttempts[];
  readonly createdAt: Instant;
  readonly deliveredAt: Instant | null;
  /** 30 days after it was created. */
  readonly expiresAt: Instant;
}

/** A webhook as the agency's admins see it. */
export interface ListedWebhook extends Pick<Webhook, 'id' | 'name' | 'url' | 'events' | 'isOn'> {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A new webhook; `secret` signs its messages and is shown only this once. */
export interface NewWebhook extends ListedWebhook {
  readonly secret: string;
}

/** A delivery as the agency's admins see it. Instants are ISO 8601, UTC. */
export interface ListedWebhookDelivery extends Pick<
  WebhookDelivery,
  'id' | 'webhookId' | 'event' | 'state' | 'attempts' | 'status' | 'fault' | 'body'
> {
  readonly createdAt: string;
  readonly deliveredAt: string | null;
  /** Null: it is not tried again. */
  readonly nextAttemptAt: string | null;
  /** Results before it was sent again, latest first. */
  readonly earlier: readonly EarlierAttempts[];
}
