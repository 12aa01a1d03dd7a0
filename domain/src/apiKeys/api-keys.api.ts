import { only, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, text } from '../messages/yup.ts';
import { apiKeySchema, type ListedApiKey, type NewApiKey } from './api-keys.ts';

const admin = only('admin');

export const apiKeysApi = {
  'apiKeys.list': endpoint<readonly ListedApiKey[]>()({
    method: 'GET',
    path: '/apiKey',
    summary: 'List API keys',
    description: 'Newest first. Revoked keys are listed for 90 days.',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'apiKeys.create': endpoint<NewApiKey>()({
    method: 'POST',
    path: '/apiKey',
    summary: 'Create an API key',
    description: 'Only this reply contains the key. An agency has at most 50.',
    auth: admin,
    inPerson: true,
    body: apiKeySchema,
    status: 201,
    repliesWithSecret: true,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 20, seconds: 3600 },
  }),
  'apiKeys.revoke': endpoint<ListedApiKey>()({
    method: 'DELETE',
    path: '/apiKey/{id}',
    summary: 'Revoke an API key',
    description: 'Takes effect immediately. Idempotent.',
    auth: admin,
    params: strictObject({
      id: text()
        .matches(/^[0-9a-f]{64}$/)
        .required(),
    }),
    errors: WRITE_ERRORS,
  }),
};
