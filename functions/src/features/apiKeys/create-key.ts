import { Timestamp } from 'firebase-admin/firestore';
import { KEYS_MAX, type ApiKey } from '@domain/apiKeys/api-keys.ts';
import { agencyOf } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { apiKeysOf, createApiKey, readApiKey } from '../../records/api-keys.ts';
import { hashOfSecret, newSecret } from '../../tokens/api-key.ts';
import { openSecret, sealSecret } from '../../tokens/sealed-secret.ts';
import { presentKey } from './present-key.ts';

/**
 * Makes a key of the agency an admin acts in. What is noted for a repeat of the call holds the key sealed, and for a day
 * alone; the record has its hash.
 */
export const createKey: Operation<'apiKeys.create'> = async ({ caller, body }) => {
  const agencyId = agencyOf(caller);
  // A key goes on working after an admin's session as somebody, so it is made in one's own name.
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  const sealed = await transact(async (transaction): Promise<string> => {
    const working = (await apiKeysOf(agencyId, transaction)).filter(({ revokedAt }) => !revokedAt);
    if (working.length >= KEYS_MAX) throw new AppError(409, 'apiKey.tooMany', { values: { max: KEYS_MAX } });
    const secret = newSecret();
    const { name, areas, right, lastDay } = body;
    const key: ApiKey = {
      id: hashOfSecret(secret),
      agencyId,
      name,
      areas,
      right,
      lastDay,
      createdBy: caller.realUid,
      createdAt: Timestamp.now(),
      lastUsedAt: null,
      revokedAt: null,
      expiresAt: null,
    };
    createApiKey(transaction, key);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'apiKeys.create',
      subject: `apiKeys/${key.id}`,
      before: null,
      after: { name, areas, right, lastDay },
    });
    return sealSecret('new API keys', secret);
  });
  const secret = await openSecret('new API keys', sealed);
  const key = await readApiKey(hashOfSecret(secret));
  if (!key) throw notFound();
  return { ...presentKey(key), secret };
};
