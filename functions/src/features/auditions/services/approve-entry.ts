import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { readEntry, updateEntryRecord } from '../store.ts';

/** Approves an uploaded audition or takes the approval back; 409 while nothing was uploaded. */
export const approveEntry = (session: Session, id: string, isApproved: boolean): Promise<void> =>
  transact(async (transaction) => {
    const entry = reach(session, 'auditionEntries', await readEntry(id, transaction));
    if (entry.status !== 'uploaded') throw new AppError(409, 'audition.notUploaded');
    if (entry.isApproved === isApproved) return;
    updateEntryRecord(transaction, id, { isApproved });
    recordAudit(transaction, session, {
      agencyId: entry.agencyId,
      action: 'auditions.approve',
      subject: `auditionEntries/${id}`,
      before: { isApproved: entry.isApproved },
      after: { isApproved },
    });
  });
