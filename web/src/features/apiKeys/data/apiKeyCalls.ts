import { apiKeysApi } from '@domain/apiKeys/api-keys.api.ts';
import type { ListedApiKey, NewApiKey, NewKeyValues } from '@domain/apiKeys/api-keys.ts';
import { call, change } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** The chosen agency's API keys, newest first. */
export const useApiKeys = (): Request<readonly ListedApiKey[]> =>
  useRequest('apiKeys', (signal) => call(apiKeysApi['apiKeys.list'], {}, { signal }));

/** Creates a key; only this response contains it. */
export const makeKey = (body: NewKeyValues, press: Press): Promise<NewApiKey> =>
  change(apiKeysApi['apiKeys.create'], { body }, press);

export const revokeKey = ({ id }: Pick<ListedApiKey, 'id'>, press: Press): Promise<ListedApiKey> =>
  change(apiKeysApi['apiKeys.revoke'], { params: { id } }, press);
