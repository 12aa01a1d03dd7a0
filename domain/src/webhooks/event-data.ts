import type { AuditionAnswer } from '../auditions/answers.ts';
import type { DeliveryState } from '../deliveries/deliveries.ts';
import type { OrderState } from '../orders/orders.ts';
import type { VatKind } from '../orders/billing-limits.ts';
import type { InvoiceKind } from '../orders/invoices.ts';
import type { EventLine, WebhookEvent } from './webhooks.ts';

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
  readonly invoiceKind: InvoiceKind;
  readonly vatKind: VatKind;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** As printed on an invoice; empty: none. */
  readonly printed: string;
  readonly lines: readonly EventLine[];
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
  'invoice.due': {
    projectId: 'id',
    orderId: 'id',
    invoiceId: 'id',
    kind: 'invoiceKind',
    number: 'printed',
    credits: 'printed',
    buyer: 'printed',
    buyerTaxId: 'printed',
    reference: 'printed',
    issuedOn: 'day',
    dueOn: 'day',
    lines: 'lines',
    currency: 'currency',
    net: 'amount',
    vatKind: 'vatKind',
    vatRate: 'integer',
    vat: 'amount',
    total: 'amount',
  },
  'report.sealed': { projectId: 'id', sessionId: 'id', reportId: 'id', sha256: 'sha256' },
} as const satisfies Readonly<Record<WebhookEvent, Readonly<Record<string, EventField>>>>;

/** The data of one event: ids and facts; no other texts than an invoice's. */
export type EventPayload<Event extends WebhookEvent> = {
  readonly [
    Field in keyof (typeof EVENT_FIELDS)[Event]
  ]: (typeof EVENT_FIELDS)[Event][Field] extends EventField
    ? FieldValues[(typeof EVENT_FIELDS)[Event][Field]]
    : never;
};
