import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readEntry, updateEntry } from '../../records/audition-entries.ts';
import { changeableProject, readProject } from '../../records/projects.ts';

/** Approves a sent take or revokes the approval, which updates the project's state; 409 without a take. */
export const approveEntry: Operation<'auditions.approve'> = async ({
  caller,
  params: { id },
  body: { isApproved },
}) => {
  await transact(async (transaction) => {
    const entry = visibleTo(caller, 'auditionEntries', await readEntry(id, transaction));
    if (entry.status !== 'uploaded') throw new AppError(409, 'audition.notUploaded');
    if (entry.isApproved === isApproved) return;
    changeableProject(await readProject(entry.projectId, transaction));
    updateEntry(transaction, entry, { isApproved });
    recordAudit(transaction, caller, {
      agencyId: entry.agencyId,
      action: 'auditions.approve',
      subject: `auditionEntries/${id}`,
      before: { isApproved: entry.isApproved },
      after: { isApproved },
    });
  });
  return { id: id, isApproved: isApproved };
};
