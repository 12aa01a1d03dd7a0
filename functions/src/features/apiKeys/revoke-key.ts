import { Timestamp } from 'firebase-admin/firestore';
import { REVOKED_LISTED_MS, type ApiKey } from '@domain/apiKeys/api-keys.ts';
import { getAgency } from '../../access/caller.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readApiKey, revokeApiKey } from '../../records/api-keys.ts';
import { presentKey } from './present-key.ts';

/** Revokes a key of the caller's agency; its next call is refused. 404 for a key of another agency. */
export const revokeKey: Operation<'apiKeys.revoke'> = async ({ caller, params: { id } }) => {
  const agencyId = getAgency(caller);
  const key = await transact(async (transaction): Promise<ApiKey> => {
    const before = await readApiKey(id, transaction);
    if (before?.agencyId !== agencyId) throw notFound();
    if (before.revokedAt) return before;
    const now = Timestamp.now();
    const revoked = {
      revokedAt: now,
      expiresAt: Timestamp.fromMillis(now.toMillis() + REVOKED_LISTED_MS),
    };
    revokeApiKey(transaction, id, revoked);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'apiKeys.revoke',
      subject: `apiKeys/${id}`,
      before: { name: before.name, revoked: false },
      after: { name: before.name, revoked: true },
    });
    return { ...before, ...revoked };
  });
  return presentKey(key);
};
