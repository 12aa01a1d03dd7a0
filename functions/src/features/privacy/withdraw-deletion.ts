import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { readRequest } from '../../work/collections/deletion-requests.ts';
import { removeRequest } from '../../work/records/deletion-requests.ts';
import { operation } from '../../work/unit/operation.ts';
import { requireOwnTalentId } from './require-own-talent-id.ts';

/** Cancels the request. 409 once it is carried out. */
export const withdrawDeletion = operation('privacy.withdrawDeletion', async ({ work, caller }) => {
  const talentId = requireOwnTalentId(caller);
  const request = await readRequest(talentId, work);
  if (!request) throw notFound();
  if (request.state !== 'requested') throw new AppError(409, 'privacy.erasing');

  removeRequest(work, talentId);

  work.audit(
    { subject: `deletionRequests/${talentId}`, agencyId: null },
    { state: request.state, confirmedBy: request.confirmedBy },
    null,
  );

  return { id: talentId };
});
