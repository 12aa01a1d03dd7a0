import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { KEYS_LISTED_MAX, type ApiKey } from '@domain/apiKeys/api-keys.ts';
import { collection } from '../firestore/collection.ts';

const keys = collection<ApiKey>('apiKeys');

/** Returns the key of a hash. Looked up by full id, so timing reveals nothing of other keys. */
export const readApiKey = keys.get;

/** An agency's keys, unordered, without those revoked long ago. */
export const findApiKeys = async (
  agencyId: string,
  transaction?: Transaction,
): Promise<readonly ApiKey[]> => {
  const own = keys.ref.where('agencyId', '==', agencyId).limit(KEYS_LISTED_MAX);
  return (await keys.find(own, transaction)).filter(
    ({ expiresAt }) => (expiresAt?.toMillis() ?? Infinity) > Date.now(),
  );
};

export const createApiKey = keys.create;

export const revokeApiKey = (
  transaction: Transaction,
  id: string,
  revoked: Required<Pick<ApiKey, 'revokedAt' | 'expiresAt'>>,
): void => {
  transaction.update(keys.doc(id), revoked);
};

/** Records a key's last use. Concurrent calls may both write the same time. */
export const recordKeyUse = async (id: string): Promise<void> => {
  await keys.doc(id).update({ lastUsedAt: Timestamp.now() });
};
