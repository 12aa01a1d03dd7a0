import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readRequest, removeRequest } from '../../records/deletion-requests.ts';
import { ownTalentId } from './own-data.ts';

/** Cancels the request. 409 once it is carried out. */
export const withdrawDeletion: Operation<'privacy.withdrawDeletion'> = async ({ caller }) => {
  const talentId = ownTalentId(caller);
  await transact(async (transaction) => {
    const request = await readRequest(talentId, transaction);
    if (!request) throw notFound();
    if (request.state !== 'requested') throw new AppError(409, 'privacy.erasing');
    removeRequest(transaction, talentId);
    recordAudit(transaction, caller, {
      agencyId: null,
      action: 'privacy.withdrawDeletion',
      subject: `deletionRequests/${talentId}`,
      before: { state: request.state, confirmedBy: request.confirmedBy },
      after: null,
    });
  });
  return { id: talentId };
};
