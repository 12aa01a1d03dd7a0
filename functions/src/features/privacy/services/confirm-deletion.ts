import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { notFound } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import { agencyOf, type Session } from '../../../http/session.ts';
import { currentRequest, readRequest, writeRequest } from '../store.ts';
import { erase } from './erase.ts';

/**
 * Confirms a talent's request for the chosen agency. Once each agency of the talent has, everything is deleted before
 * this answers. What was interrupted is taken up again by confirming once more.
 */
export const confirmDeletion = async (session: Session, talentId: string): Promise<DeletionRequest> => {
  const agencyId = agencyOf(session);
  // A call remembers what its transactions result in: names and addresses stay out of that.
  await transact(async (transaction) => {
    const before = reach(session, 'deletionRequests', await readRequest(talentId, transaction));
    if (!before.agencyIds.includes(agencyId)) throw notFound();
    const confirmedBy = [...new Set([...before.confirmedBy, agencyId])];
    const isLast = before.agencyIds.every((id) => confirmedBy.includes(id));
    if (before.state !== 'requested' || confirmedBy.length === before.confirmedBy.length) return;
    const after: DeletionRequest = { ...before, confirmedBy, state: isLast ? 'erasing' : 'requested' };
    writeRequest(transaction, after);
    recordAudit(transaction, session, {
      agencyId,
      action: 'privacy.confirmDeletion',
      subject: `deletionRequests/${talentId}`,
      before: { state: before.state, confirmedBy: before.confirmedBy },
      after: { state: after.state, confirmedBy },
    });
  });
  const request = await currentRequest(talentId);
  if (!request) throw notFound();
  return request.state === 'erasing' ? erase(request) : request;
};
