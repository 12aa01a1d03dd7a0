import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { KEYS_LISTED_MAX, type ApiKey } from '@domain/apiKeys/api-keys.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const keys = () => collectionRef('apiKeys');

/** Returns the key of a hash. Looked up by full id, so timing reveals nothing of other keys. */
export const readApiKey = async (id: string, transaction?: Transaction): Promise<ApiKey | undefined> => {
  const ref = keys().doc(id);
  return toRecord<ApiKey>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** The keys of an agency, in no order; those that were revoked long ago are gone. */
export const findApiKeys = async (
  agencyId: string,
  transaction?: Transaction,
): Promise<readonly ApiKey[]> => {
  const own = keys().where('agencyId', '==', agencyId).limit(KEYS_LISTED_MAX);
  const { docs } = await (transaction ? transaction.get(own) : own.get());
  return docs
    .flatMap((snapshot) => toRecord<ApiKey>(snapshot) ?? [])
    .filter(({ expiresAt }) => (expiresAt?.toMillis() ?? Infinity) > Date.now());
};

export const createApiKey = (transaction: Transaction, key: ApiKey): void => {
  transaction.create(keys().doc(key.id), withoutId(key));
};

/** Ends a key for good; it is forgotten later. */
export const revokeApiKey = (
  transaction: Transaction,
  id: string,
  revoked: Required<Pick<ApiKey, 'revokedAt' | 'expiresAt'>>,
): void => {
  transaction.update(keys().doc(id), revoked);
};

/** Records a key's last use. Concurrent calls may both write the same time. */
export const recordKeyUse = async (id: string): Promise<void> => {
  await keys().doc(id).update({ lastUsedAt: Timestamp.now() });
};
