import { KEYS_LISTED_MAX, type ApiKey } from '@domain/apiKeys/api-keys.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const apiKeys = collection<ApiKey>('apiKeys');

/** Returns the key of a hash. Looked up by full id, so timing reveals nothing of other keys. */
export const readApiKey = apiKeys.get;

/** An agency's keys, unordered, without those revoked long ago. */
export const findApiKeys = async (agencyId: string, work?: Work): Promise<readonly ApiKey[]> => {
  const query = apiKeys.ref.where('agencyId', '==', agencyId).limit(KEYS_LISTED_MAX);
  return (await apiKeys.find(query, work)).filter(
    ({ expiresAt }) => (expiresAt?.toMillis() ?? Infinity) > Date.now(),
  );
};
