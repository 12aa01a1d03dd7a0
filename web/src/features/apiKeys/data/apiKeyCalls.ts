import { apiKeysApi } from '@domain/apiKeys/api-keys.api.ts';
import type { ListedApiKey, NewApiKey, NewKeyValues } from '@domain/apiKeys/api-keys.ts';
import { call, change } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** The chosen agency's API keys, newest first. */
export const useApiKeys = (): Request<readonly ListedApiKey[]> =>
  useRequest('apiKeys', (signal) => call(apiKeysApi['apiKeys.list'], {}, { signal }));

/** Creates a key; only this response contains it. */
export const makeKey = (body: NewKeyValues, submission: Submission): Promise<NewApiKey> =>
  change(apiKeysApi['apiKeys.create'], { body }, submission);

export const revokeKey = ({ id }: Pick<ListedApiKey, 'id'>, submission: Submission): Promise<ListedApiKey> =>
  change(apiKeysApi['apiKeys.revoke'], { params: { id } }, submission);
