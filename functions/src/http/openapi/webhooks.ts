import { ORDER_STATES } from '@domain/orders/orders.ts';
import { EVENT_FIELDS, type EventField } from '@domain/webhooks/event-data.ts';
import { SIGNATURE_HEADER, WEBHOOK_EVENTS, type WebhookEvent } from '@domain/webhooks/webhooks.ts';

type Json = Readonly<Record<string, unknown>>;

const FIELDS: Readonly<Record<EventField, Json>> = {
  id: { type: 'string' },
  integer: { type: 'integer' },
  amount: { type: 'integer', description: 'Minor units' },
  currency: { type: 'string', description: 'ISO 4217' },
  orderState: { type: 'string', enum: ORDER_STATES },
  moment: { type: 'string', format: 'date-time', description: 'UTC' },
  timeZone: { type: 'string', description: 'IANA, of the request' },
  sha256: { type: 'string', description: 'Hex, of the sealed file' },
};

const SUMMARIES: Readonly<Record<WebhookEvent, string>> = {
  'talent.approved': 'A demo of a talent was approved',
  'audition.received': 'A take for an audition came in',
  'slot.accepted': 'A talent accepted a time slot',
  'order.changed': 'An order took a step',
  'report.sealed': 'A session report was signed by all and sealed',
};

const object = (properties: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const header = (name: string, description: string): Json => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
});

const HEADERS = [
  header(
    SIGNATURE_HEADER,
    '`t=SECONDS,v1=HEX`: the HMAC-SHA256 under the secret of the webhook, of these seconds, a full stop and the body. For 24 hours after the secret was replaced a second `v1` is by the former one; take the message if either is right',
  ),
  header('X-Voice-Casting-Event', 'What happened'),
  header('X-Voice-Casting-Delivery', 'Names the delivery in the log of the webhook'),
];

const messageOf = (event: WebhookEvent): Json =>
  object({
    id: { type: 'string', description: 'The same for every attempt, and for every webhook' },
    event: { const: event },
    agencyId: { type: 'string' },
    at: { type: 'string', format: 'date-time', description: 'When it happened, UTC' },
    data: object(
      Object.fromEntries(Object.entries(EVENT_FIELDS[event]).map(([name, field]) => [name, FIELDS[field]])),
    ),
  });

/** What agencies' own systems are sent, as OpenAPI 3.1 describes webhooks. */
export const openApiWebhooks = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [
      event,
      {
        post: {
          operationId: `webhook.${event}`,
          summary: SUMMARIES[event],
          parameters: HEADERS,
          requestBody: { required: true, content: { 'application/json': { schema: messageOf(event) } } },
          responses: {
            '2XX': { description: 'Taken. Anything else, or no answer in time, is tried again for 24 hours' },
          },
        },
      },
    ]),
  );
