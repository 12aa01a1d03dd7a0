import type { ListedApiKey, NewApiKey, NewKeyValues } from '@domain/apiKeys/api-keys.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** The chosen agency's API keys, newest first. */
export const useApiKeys = (): Request<readonly ListedApiKey[]> =>
  useRequest('apiKeys', (signal) => api.apiKeys.list({ signal }));

/** Creates a key; only this response contains it. */
export const makeKey = (body: NewKeyValues, submission: Submission): Promise<NewApiKey> =>
  api.apiKeys.create(body, submission);

export const revokeKey = ({ id }: Pick<ListedApiKey, 'id'>, submission: Submission): Promise<ListedApiKey> =>
  api.apiKeys.revoke({ id }, submission);
