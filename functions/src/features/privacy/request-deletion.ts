import { Timestamp } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { preparePersonNews } from '../../mail/notify-of-person.ts';
import type { Operation } from '../../operation.ts';
import { readRequest, writeRequest } from '../../records/deletion-requests.ts';
import { readTalent } from '../../records/talents.ts';
import { ownTalentId } from './own-data.ts';

/** Requests deletion of the caller's data. Idempotent. */
export const requestDeletion: Operation<'privacy.requestDeletion'> = async ({ caller }) => {
  const talentId = ownTalentId(caller);
  return serialised(
    await transact(async (transaction) => {
      const talent = await readTalent(talentId, transaction);
      if (!talent) throw notFound();
      const existing = await readRequest(talentId, transaction);
      // From an earlier time as a talent.
      if (existing && existing.state !== 'erased') return existing;
      const notify = await preparePersonNews(transaction, talent.agencyIds, 'deletion', {
        ...talent,
        name: talent.fullName,
      });
      const request: DeletionRequest = {
        id: talentId,
        talentId,
        agencyIds: talent.agencyIds,
        fullName: talent.fullName,
        email: talent.email,
        state: 'requested',
        confirmedBy: [],
        requestedAt: Timestamp.now(),
        erasedAt: null,
      };
      writeRequest(transaction, request);
      notify(String(request.requestedAt.toMillis()));
      recordAudit(transaction, caller, {
        agencyId: null,
        action: 'privacy.requestDeletion',
        subject: `deletionRequests/${talentId}`,
        before: null,
        after: { state: 'requested' },
      });
      return request;
    }),
  );
};
