import type { AuditionAnswer } from '../auditions/answers.ts';
import type { DeliveryState } from '../deliveries/deliveries.ts';
import type { OrderState } from '../orders/orders.ts';
import type { WebhookEvent } from './webhooks.ts';

/** Types of message fields. */
interface FieldValues {
  readonly id: string;
  readonly integer: number;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly orderState: OrderState;
  readonly auditionAnswer: AuditionAnswer;
  readonly deliveryState: DeliveryState;
  /** ISO 8601, UTC. */
  readonly moment: string;
  /** IANA. */
  readonly timeZone: string;
  /** SHA-256, hex. */
  readonly sha256: string;
}
export type EventField = keyof FieldValues;

/** Fields of each event, for sending and for the documentation. */
export const EVENT_FIELDS = {
  'talent.approved': { talentId: 'id', demoId: 'id' },
  'audition.answered': {
    projectId: 'id',
    castingId: 'id',
    voiceId: 'id',
    auditionId: 'id',
    entryId: 'id',
    talentId: 'id',
    answer: 'auditionAnswer',
  },
  'audition.received': {
    projectId: 'id',
    castingId: 'id',
    voiceId: 'id',
    auditionId: 'id',
    entryId: 'id',
    talentId: 'id',
    durationMs: 'integer',
  },
  'delivery.changed': {
    projectId: 'id',
    sessionId: 'id',
    deliveryId: 'id',
    deliveryState: 'deliveryState',
  },
  'slot.accepted': {
    projectId: 'id',
    castingId: 'id',
    voiceId: 'id',
    requestId: 'id',
    talentId: 'id',
    from: 'moment',
    to: 'moment',
    timeZone: 'timeZone',
  },
  'order.changed': {
    projectId: 'id',
    orderId: 'id',
    state: 'orderState',
    revision: 'integer',
    total: 'amount',
    currency: 'currency',
  },
  'report.sealed': { projectId: 'id', sessionId: 'id', reportId: 'id', sha256: 'sha256' },
} as const satisfies Readonly<Record<WebhookEvent, Readonly<Record<string, EventField>>>>;

/** The data of one event: ids and facts, no texts. */
export type EventPayload<Event extends WebhookEvent> = {
  readonly [
    Field in keyof (typeof EVENT_FIELDS)[Event]
  ]: (typeof EVENT_FIELDS)[Event][Field] extends EventField
    ? FieldValues[(typeof EVENT_FIELDS)[Event][Field]]
    : never;
};
