import { AUDITION_ANSWERS } from '@domain/auditions/answers.ts';
import { DELIVERY_STATES } from '@domain/deliveries/deliveries.ts';
import { VAT_KINDS } from '@domain/orders/billing-limits.ts';
import { INVOICE_KINDS } from '@domain/orders/invoices.ts';
import { ORDER_STATES } from '@domain/orders/orders.ts';
import { EVENT_FIELDS, type EventField } from '@domain/webhooks/event-data.ts';
import {
  SIGNATURE_HEADER,
  WEBHOOK_EVENTS,
  type EventData,
  type WebhookEvent,
} from '@domain/webhooks/webhooks.ts';

import { TAGS } from './tags.ts';

type Json = Readonly<Record<string, unknown>>;

const FIELDS: Readonly<Record<EventField, Json>> = {
  id: { type: 'string' },
  integer: { type: 'integer' },
  amount: { type: 'integer', description: 'Minor units' },
  currency: { type: 'string', description: 'ISO 4217' },
  orderState: { type: 'string', enum: ORDER_STATES },
  auditionAnswer: { type: 'string', enum: AUDITION_ANSWERS },
  deliveryState: { type: 'string', enum: DELIVERY_STATES },
  moment: { type: 'string', format: 'date-time', description: 'UTC' },
  timeZone: { type: 'string', description: 'IANA, of the request' },
  sha256: { type: 'string', description: 'Hex, of the sealed file' },
  invoiceKind: { type: 'string', enum: INVOICE_KINDS },
  vatKind: { type: 'string', enum: VAT_KINDS },
  day: { type: 'string', format: 'date' },
  printed: { type: 'string', description: 'As printed; empty: none' },
  lines: {
    type: 'array',
    description: 'They add up to the net amount; negative: a discount',
    items: {
      type: 'object',
      required: ['label', 'amount'],
      properties: { label: { type: 'string' }, amount: { type: 'integer', description: 'Minor units' } },
    },
  },
};

const SUMMARIES: Readonly<Record<WebhookEvent, string>> = {
  'talent.approved': 'A demo is approved',
  'audition.answered': 'A talent confirms or declines an audition request',
  'audition.received': 'An audition is received',
  'delivery.changed': 'A delivery arrives, is accepted, replaced or to be revised',
  'slot.accepted': 'A time slot is accepted',
  'order.changed': 'An order changes its state',
  'invoice.due': 'An invoice or credit note is due, which the agency issues elsewhere',
  'report.sealed': 'A session report is sealed',
};

const EXAMPLES: Readonly<Record<EventField, EventData[string]>> = {
  id: 'dzOuUN7vLPrpzVuVQR1u',
  integer: 1,
  amount: 128_000,
  currency: 'EUR',
  orderState: 'confirmed',
  auditionAnswer: 'declined',
  deliveryState: 'accepted',
  moment: '2030-03-05T09:00:00.000Z',
  timeZone: 'Europe/Madrid',
  invoiceKind: 'invoice',
  vatKind: 'charged',
  day: '2030-03-05',
  printed: 'AO-2030-P0007',
  lines: [{ label: 'Narrator · Spot', amount: 128_000 }],
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

const getExample = (event: WebhookEvent): Json => ({
  id: 'lL9avgAOk24Kph8xGLpU',
  event,
  agencyId: 'agency-one',
  at: EXAMPLES.moment,
  data: Object.fromEntries(
    Object.entries(EVENT_FIELDS[event]).map(([name, field]) => [name, EXAMPLES[field]]),
  ),
});

const makeObject = (properties: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const makeHeader = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const SIGNATURE_RULE =
  '`t=SECONDS,v1=HEX`, where HEX is the HMAC-SHA256, keyed with the webhook’s secret, of `SECONDS.BODY`. For 24 hours after the secret is replaced, a second `v1` uses the former one: accept the message if either matches. Refuse messages that are more than five minutes old.';

/** How a receiver knows that a message is ours. */
export const WEBHOOK_SIGNATURE: Json = {
  type: 'apiKey',
  in: 'header',
  name: SIGNATURE_HEADER,
  description: SIGNATURE_RULE,
};

const HEADERS = [
  makeHeader(SIGNATURE_HEADER, SIGNATURE_RULE),
  makeHeader('X-Voice-Casting-Event', 'The event'),
  makeHeader('X-Voice-Casting-Delivery', 'The id of the delivery in the webhook’s log'),
];

const getMessage = (event: WebhookEvent): Json =>
  makeObject({
    id: { type: 'string', description: 'Identical for every attempt and every webhook of the agency' },
    event: { const: event },
    agencyId: { type: 'string' },
    at: { type: 'string', format: 'date-time', description: 'Time of the event, UTC' },
    data: makeObject(
      Object.fromEntries(Object.entries(EVENT_FIELDS[event]).map(([name, field]) => [name, FIELDS[field]])),
    ),
  });

export const openApiWebhooks = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [
      event,
      {
        post: {
          operationId: `webhook.${event}`,
          tags: [TAGS.webhooks[0]],
          summary: SUMMARIES[event],
          security: [{ signature: [] }],
          parameters: HEADERS,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: getMessage(event), example: getExample(event) } },
          },
          responses: {
            '2XX': { description: 'Received. Anything else, or no reply in time, is retried for 24 hours.' },
          },
        },
      },
    ]),
  );
