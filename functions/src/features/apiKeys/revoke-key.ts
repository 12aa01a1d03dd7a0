import { Timestamp } from 'firebase-admin/firestore';
import { REVOKED_LISTED_MS } from '@domain/apiKeys/api-keys.ts';
import { apiKeys } from '../../work/collections/api-keys.ts';
import { operation } from '../../work/unit/operation.ts';
import { presentKey } from './present-key.ts';

/** Revokes a key of the caller's agency; its next call is refused. 404 for a key of another agency. */
export const revokeKey = operation(
  'apiKeys.revoke',
  { record: apiKeys, facts: ({ name, revokedAt }) => ({ name, revoked: revokedAt !== null }) },
  async ({ work, params: { id } }) => {
    const key = await work.get(apiKeys, id);
    if (key.revokedAt) return presentKey(key);
    const revokedAt = Timestamp.now();
    const expiresAt = Timestamp.fromMillis(revokedAt.toMillis() + REVOKED_LISTED_MS);
    return presentKey(work.update(key, { revokedAt, expiresAt }));
  },
);
