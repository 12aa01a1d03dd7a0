import { Timestamp } from 'firebase-admin/firestore';
import { KEYS_MAX, type ApiKey } from '@domain/apiKeys/api-keys.ts';
import { getAgency } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { findApiKeys, createApiKey, readApiKey } from '../../records/api-keys.ts';
import { hashSecret, newSecret } from '../../tokens/api-key.ts';
import { openSecret, sealSecret } from '../../tokens/sealed-secret.ts';
import { presentKey } from './present-key.ts';

/** Creates a key for the caller's agency. Replay data holds the key encrypted, for a day only; the record has its hash. */
export const createKey: Operation<'apiKeys.create'> = async ({ caller, body }) => {
  const agencyId = getAgency(caller);
  // A key outlives an acting session, so admins create keys only as themselves.
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  const sealed = await transact(async (transaction): Promise<string> => {
    const working = (await findApiKeys(agencyId, transaction)).filter(({ revokedAt }) => !revokedAt);
    if (working.length >= KEYS_MAX) throw new AppError(409, 'apiKey.tooMany', { values: { max: KEYS_MAX } });
    const secret = newSecret();
    const { name, areas, right, lastDay } = body;
    const key: ApiKey = {
      id: hashSecret(secret),
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
  const key = await readApiKey(hashSecret(secret));
  if (!key) throw notFound();
  return { ...presentKey(key), secret };
};
