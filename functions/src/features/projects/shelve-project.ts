import type { AuditAction } from '@domain/audit/actions.ts';
import { stateWith } from '@domain/projects/progress.ts';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Project } from '@domain/projects/projects.ts';
import { visibleTo } from '../../access/visible-to.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { standingRequestsIn } from '../../records/availability-requests.ts';
import { notBegun, cancelRequests } from '../../records/calling-off.ts';
import { endSessions } from '../../records/cancelling-sessions.ts';
import { findProjectCastings, updateCastingFields } from '../../records/castings.ts';
import { hasInvoices } from '../../records/invoices.ts';
import { openProject, readProject, updateProjectFields } from '../../records/projects.ts';
import { sessionsIn } from '../../records/recording-sessions.ts';

type Shelving = Pick<Project, 'shelf' | 'state' | 'closedFrom' | 'deletedAt'>;

const pickShelving = ({ shelf, state, closedFrom, deletedAt }: Project): Shelving => ({
  shelf,
  state,
  closedFrom,
  deletedAt,
});

/** Moves a project to another shelf; idempotent. Updates its castings, because public pages and talents' links read only those. */
const shelve = (
  caller: Caller,
  id: string,
  action: AuditAction,
  shelvingFor: (project: Project, transaction: Transaction) => Shelving | Promise<Shelving>,
): Promise<Project> =>
  transact(async (transaction) => {
    const before = visibleTo(caller, 'projects', await readProject(id, transaction));
    const shelving = await shelvingFor(before, transaction);
    if (shelving.shelf === before.shelf) return before;
    const castings = await findProjectCastings(id, transaction);
    const isDeleted = shelving.shelf === 'deleted';
    // The recording is off, so booked talents are free again; after a restore they need new requests.
    const standing = isDeleted ? await standingRequestsIn(id, transaction) : [];
    const updatedAt = Timestamp.now();
    updateProjectFields(transaction, id, { ...shelving, updatedAt });
    for (const casting of castings)
      if ((casting.isDeleted ?? false) !== isDeleted)
        updateCastingFields(transaction, casting.id, { isDeleted, updatedAt });
    await cancelRequests(transaction, notBegun(standing), caller);
    if (isDeleted) await endSessions(await sessionsIn(id, transaction), transaction, caller);
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action,
      subject: `projects/${id}`,
      before: pickShelving(before),
      after: shelving,
    });
    return { ...before, ...shelving, updatedAt };
  });

/** Closes and archives a project. 409 for a deleted one. */
export const archiveProject: Operation<'projects.archive'> = async ({ caller, params: { id } }) =>
  serialise(
    await shelve(caller, id, 'projects.archive', (project) => ({
      shelf: 'archived',
      state: 'Closed',
      closedFrom: openProject(project).state,
      deletedAt: null,
    })),
  );

/** Restores an archived project to its former state, or a deleted one to its former shelf. */
export const restoreProject: Operation<'projects.restore'> = async ({ caller, params: { id } }) =>
  serialise(
    await shelve(caller, id, 'projects.restore', (project) => {
      const wasArchived = project.shelf === 'deleted' && project.closedFrom !== null;
      if (wasArchived) return { ...pickShelving(project), shelf: 'archived', deletedAt: null };
      return {
        shelf: 'open',
        // Voices may have been withdrawn meanwhile.
        state: stateWith(project.closedFrom ?? project.state, project.progress),
        closedFrom: null,
        deletedAt: null,
      };
    }),
  );

/** Soft-deletes a project; it is purged later. 409 when ordered or ever invoiced, because accounting needs it. */
export const removeProject: Operation<'projects.remove'> = async ({ caller, params: { id } }) => {
  await shelve(caller, id, 'projects.remove', async (project, transaction) => {
    const isOrdered = project.state === 'Ordered' || project.closedFrom === 'Ordered';
    if (isOrdered || (await hasInvoices(id, transaction))) throw new AppError(409, 'project.cannotDelete');
    return { ...pickShelving(project), shelf: 'deleted', deletedAt: Timestamp.now() };
  });
  return { id };
};
