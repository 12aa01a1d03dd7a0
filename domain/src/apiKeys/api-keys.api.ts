import { only, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, text } from '../messages/yup.ts';
import { apiKeySchema } from './api-keys.schema.ts';
import type { ListedApiKey, NewApiKey } from './api-keys.ts';

const admin = only('admin');

/** Keys by which an agency's own programs call this API. None of these calls takes one. */
export const apiKeysApi = {
  'apiKeys.list': endpoint<readonly ListedApiKey[]>()({
    method: 'GET',
    path: '/apiKey',
    summary: 'API keys of the chosen agency, the newest first; revoked ones for 90 days',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'apiKeys.create': endpoint<NewApiKey>()({
    method: 'POST',
    path: '/apiKey',
    summary:
      'Make an API key of the chosen agency. The key is in this answer and nowhere else; 409 beyond 50',
    auth: admin,
    body: apiKeySchema,
    status: 201,
    tellsSecret: true,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 20, seconds: 3600 },
  }),
  'apiKeys.revoke': endpoint<ListedApiKey>()({
    method: 'DELETE',
    path: '/apiKey/{id}',
    summary: 'Revoke an API key: it works no more from this moment on. Revoking it again changes nothing',
    auth: admin,
    params: exactly({
      id: text()
        .matches(/^[0-9a-f]{64}$/)
        .required(),
    }),
    errors: WRITE_ERRORS,
  }),
};
