import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { ownAgencies, withOwnAgencies } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { agencyOf } from '../../access/caller.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readRequest, writeRequest } from '../../records/deletion-requests.ts';
import { erase } from './erase.ts';

/** Without who it is about: answers are remembered, and this one may be written after everything else is gone. */
const ofNobody = (request: DeletionRequest): DeletionRequest => ({ ...request, fullName: '', email: '' });

/**
 * Confirms a talent's request for the chosen agency. Once each agency of the talent has, everything is deleted, as a rule
 * before this answers; what takes longer, or was interrupted, goes on by a schedule or by confirming once more.
 */
export const confirmDeletion: Operation<'privacy.confirmDeletion'> = async ({
  caller,
  params: { talentId },
}) => {
  const agencyId = agencyOf(caller);
  const confirmed = await transact(async (transaction) => {
    const before = visibleTo(caller, 'deletionRequests', await readRequest(talentId, transaction));
    if (!before.agencyIds.includes(agencyId)) throw notFound();
    const confirmedBy = [...new Set([...before.confirmedBy, agencyId])];
    const isLast = before.agencyIds.every((id) => confirmedBy.includes(id));
    if (before.state !== 'requested' || confirmedBy.length === before.confirmedBy.length)
      return ofNobody(before);
    const after: DeletionRequest = { ...before, confirmedBy, state: isLast ? 'erasing' : 'requested' };
    writeRequest(transaction, after);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'privacy.confirmDeletion',
      subject: `deletionRequests/${talentId}`,
      before: { state: before.state, confirmedBy: before.confirmedBy },
      after: { state: after.state, confirmedBy },
    });
    return ofNobody(after);
  });
  const request = confirmed.state === 'erasing' ? await readRequest(talentId) : undefined;
  const latest = withOwnAgencies(caller, request ? ofNobody(await erase(request)) : confirmed);
  return serialised({ ...latest, confirmedBy: ownAgencies(caller, latest.confirmedBy) });
};
