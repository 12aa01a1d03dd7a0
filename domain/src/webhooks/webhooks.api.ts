import { only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Page } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { webhookPatchSchema, webhookSchema } from './webhooks.schema.ts';
import {
  WEBHOOK_DELIVERY_STATES,
  DELIVERED_EVENTS,
  type ListedWebhookDelivery,
  type ListedWebhook,
  type NewWebhook,
} from './webhooks.ts';

const admin = only('admin');
const id = strictObject({ id: idSchema });

export const webhooksApi = {
  'webhooks.list': endpoint<readonly ListedWebhook[]>()({
    method: 'GET',
    path: '/webhook',
    summary: 'List webhooks',
    description: 'Newest first.',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'webhooks.create': endpoint<NewWebhook>()({
    method: 'POST',
    path: '/webhook',
    summary: 'Create a webhook',
    description: 'Only this reply contains the secret that signs its messages. An agency has at most 10.',
    auth: admin,
    body: webhookSchema,
    status: 201,
    repliesWithSecret: true,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 20, seconds: 3600 },
  }),
  'webhooks.update': endpoint<ListedWebhook>()({
    method: 'PATCH',
    path: '/webhook/{id}',
    summary: 'Update a webhook',
    description: 'Name, address, events, and whether it is on. The secret stays.',
    auth: admin,
    params: id,
    body: webhookPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'webhooks.replaceSecret': endpoint<NewWebhook>()({
    method: 'POST',
    path: '/webhook/{id}/secret',
    summary: 'Replace a webhook’s secret',
    description: 'Only this reply contains the new secret. The former one signs messages too for 24 hours.',
    auth: admin,
    params: id,
    repliesWithSecret: true,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 20, seconds: 3600 },
  }),
  'webhooks.remove': endpoint<Created>()({
    method: 'DELETE',
    path: '/webhook/{id}',
    summary: 'Delete a webhook',
    description: 'Messages that wait for it are not sent.',
    auth: admin,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'webhooks.try': endpoint<ListedWebhookDelivery>()({
    method: 'POST',
    path: '/webhook/{id}/trial',
    summary: 'Send a test message to a webhook',
    description: 'Sends one signed message of the event `trial` and returns the result.',
    auth: admin,
    params: id,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'webhooks.deliveries': endpoint<Page<ListedWebhookDelivery>>()({
    method: 'GET',
    path: '/webhook/{id}/delivery',
    summary: 'List a webhook’s deliveries',
    description: 'Waiting and sent in the last 30 days, newest first.',
    auth: admin,
    params: id,
    query: strictObject({
      cursor: text().max(400).optional(),
      state: text().oneOf(WEBHOOK_DELIVERY_STATES).optional(),
      event: text().oneOf(DELIVERED_EVENTS).optional(),
    }),
    errors: [...READ_ERRORS, 422],
  }),
  'webhooks.replay': endpoint<ListedWebhookDelivery>()({
    method: 'POST',
    path: '/webhookDelivery/{id}/replay',
    summary: 'Resend a delivery',
    description: 'Sends the identical body again and returns the result.',
    auth: admin,
    params: id,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 600 },
  }),
};
