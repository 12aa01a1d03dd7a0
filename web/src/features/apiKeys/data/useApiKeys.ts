import type { ListedApiKey } from '@domain/apiKeys/api-keys.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The chosen agency's API keys, newest first. */
export const useApiKeys = (): Request<readonly ListedApiKey[]> =>
  useRequest('apiKeys', (signal) => api.apiKeys.list({ signal }));
