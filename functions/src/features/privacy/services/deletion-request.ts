import { Timestamp } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError, notFound } from '../../../http/app-error.ts';
import type { Session } from '../../../http/session.ts';
import { readRequest, readTalentRecord, removeRequest, writeRequest } from '../store.ts';

/** One's own data is one's own business: an admin who acts as the talent has no part in it. */
export const themselves = ({ uid, realUid }: Session): string => {
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
  return uid;
};

/** Asks for the deletion of the caller's data. The same request again answers the first one. */
export const requestDeletion = (session: Session): Promise<DeletionRequest> => {
  const talentId = themselves(session);
  return transact(async (transaction) => {
    const talent = await readTalentRecord(talentId, transaction);
    if (!talent) throw notFound();
    const existing = await readRequest(talentId, transaction);
    if (existing) return existing;
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
    recordAudit(transaction, session, {
      agencyId: null,
      action: 'privacy.requestDeletion',
      subject: `deletionRequests/${talentId}`,
      before: null,
      after: { state: 'requested' },
    });
    return request;
  });
};

/** Takes the request back. 409 once it is being carried out. */
export const withdrawDeletion = (session: Session): Promise<void> => {
  const talentId = themselves(session);
  return transact(async (transaction) => {
    const request = await readRequest(talentId, transaction);
    if (!request) throw notFound();
    if (request.state !== 'requested') throw new AppError(409, 'privacy.erasing');
    removeRequest(transaction, talentId);
    recordAudit(transaction, session, {
      agencyId: null,
      action: 'privacy.withdrawDeletion',
      subject: `deletionRequests/${talentId}`,
      before: { state: request.state, confirmedBy: request.confirmedBy },
      after: null,
    });
  });
};
