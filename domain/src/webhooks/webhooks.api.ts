import { only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Page } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { webhookPatchSchema, webhookSchema } from './webhooks.schema.ts';
import {
  DELIVERY_STATES,
  DELIVERED_EVENTS,
  type ListedDelivery,
  type ListedWebhook,
  type NewWebhook,
} from './webhooks.ts';

const admin = only('admin');
const id = exactly({ id: idSchema });

/** Where the systems of an agency are told what happens. None of these calls takes an API key. */
export const webhooksApi = {
  'webhooks.list': endpoint<readonly ListedWebhook[]>()({
    method: 'GET',
    path: '/webhook',
    summary: 'Webhooks of the chosen agency, the newest first',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'webhooks.create': endpoint<NewWebhook>()({
    method: 'POST',
    path: '/webhook',
    summary:
      'Have an address told what happens. Messages are signed with the secret that is in this answer and nowhere else; 409 beyond 10',
    auth: admin,
    body: webhookSchema,
    status: 201,
    tellsSecret: true,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 20, seconds: 3600 },
  }),
  'webhooks.update': endpoint<ListedWebhook>()({
    method: 'PATCH',
    path: '/webhook/{id}',
    summary: 'Change what a webhook is told and where, or turn it off and on; its secret stays',
    auth: admin,
    params: id,
    body: webhookPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'webhooks.replaceSecret': endpoint<NewWebhook>()({
    method: 'POST',
    path: '/webhook/{id}/secret',
    summary:
      'Replace the secret of a webhook with a new one, which is in this answer and nowhere else; for 24 hours messages are signed with the former one as well',
    auth: admin,
    params: id,
    tellsSecret: true,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 20, seconds: 3600 },
  }),
  'webhooks.remove': endpoint<Created>()({
    method: 'DELETE',
    path: '/webhook/{id}',
    summary: 'Delete a webhook: what still waits for it is not sent',
    auth: admin,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'webhooks.try': endpoint<ListedDelivery>()({
    method: 'POST',
    path: '/webhook/{id}/trial',
    summary: 'Send a signed message of the kind "trial" to a webhook, once, and answer what came of it',
    auth: admin,
    params: id,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'webhooks.deliveries': endpoint<Page<ListedDelivery>>()({
    method: 'GET',
    path: '/webhook/{id}/delivery',
    summary: 'What a webhook was sent in the last 30 days, and what is on its way; the newest first',
    auth: admin,
    params: id,
    query: exactly({
      cursor: text().max(400).optional(),
      state: text().oneOf(DELIVERY_STATES).optional(),
      event: text().oneOf(DELIVERED_EVENTS).optional(),
    }),
    errors: [...READ_ERRORS, 422],
  }),
  'webhooks.replay': endpoint<ListedDelivery>()({
    method: 'POST',
    path: '/webhookDelivery/{id}/replay',
    summary: 'Send a message once more, to the letter, whether it arrived or not; answers what came of it',
    auth: admin,
    params: id,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 600 },
  }),
};
