import { hasVoice } from '@domain/availability/availability.ts';
import { getFeeTotal } from '@domain/bookings/fee-parts.ts';
import { computeProjectState } from '@domain/projects/progress.ts';
import { Timestamp } from 'firebase-admin/firestore';
import type { Project } from '@domain/projects/projects.ts';
import { getProjectStage, projectTransitions } from '@domain/projects/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { findOpenProjectRequests } from '../../work/collections/availability-requests.ts';
import { readFeeNow } from '../../common/bookings/quote-fee.ts';
import { excludeBegun, cancelRequests } from '../../common/cancellation/cancel-requests.ts';
import { endSessions } from '../../common/cancellation/cancel-sessions.ts';
import { findProjectCastings } from '../../work/collections/castings.ts';
import { hasInvoices } from '../../work/collections/invoices.ts';
import { requireActiveProject, projects } from '../../work/collections/projects.ts';
import { findProjectSessions } from '../../work/collections/recording-sessions.ts';
import type { Work } from '../../work/unit/work.ts';
import { operation, type UnitCall } from '../../work/unit/operation.ts';

type Shelving = Pick<Project, 'shelf' | 'state' | 'closedFrom' | 'deletedAt'>;

const pickShelving = ({ shelf, state, closedFrom, deletedAt }: Project): Shelving => ({
  shelf,
  state,
  closedFrom,
  deletedAt,
});

/** Moves a project to another shelf; idempotent. Updates its castings, because public pages and talents' links read only those. */
const shelve = async (
  { work, caller, params: { id } }: UnitCall<'projects.archive' | 'projects.restore' | 'projects.remove'>,
  shelvingFor: (project: Project) => Shelving | Promise<Shelving>,
): Promise<Project> => {
  const before = await work.get(projects, id);
  const shelving = await shelvingFor(before);
  if (shelving.shelf === before.shelf) return before;

  const castings = await findProjectCastings(id, work);
  const isDeleted = shelving.shelf === 'deleted';
  // The recording is off, so booked talents are free again; after a restore they need new requests.
  const openRequests = isDeleted ? await findOpenProjectRequests(id, work) : [];
  const sessions = isDeleted ? await findProjectSessions(id, work) : [];
  const updatedAt = Timestamp.now();

  work.updateById(projects, id, { ...shelving, updatedAt });
  for (const casting of castings)
    if ((casting.isDeleted ?? false) !== isDeleted) work.update(casting, { isDeleted, updatedAt });
  await cancelRequests(work, excludeBegun(openRequests), caller);
  await endSessions(sessions, work, caller);
  work.audit(before, pickShelving(before), shelving);

  return { ...before, ...shelving, updatedAt };
};

/** Closes and archives a project. 409 for a deleted one. */
export const archiveProject = operation('projects.archive', async (call) =>
  serialise(
    await shelve(call, (project) => ({
      shelf: 'archived',
      state: 'Closed',
      closedFrom: requireActiveProject(project).state,
      deletedAt: null,
    })),
  ),
);

/** Restores an archived project to its former state, or a deleted one to its former shelf. */
export const restoreProject = operation('projects.restore', async (call) =>
  serialise(
    await shelve(call, (project) => {
      const wasArchived = project.shelf === 'deleted' && project.closedFrom !== null;
      if (wasArchived) return { ...pickShelving(project), shelf: 'archived', deletedAt: null };
      return {
        shelf: 'open',
        // Voices may have been withdrawn meanwhile.
        state: computeProjectState(project.closedFrom ?? project.state, project.progress),
        closedFrom: null,
        deletedAt: null,
      };
    }),
  ),
);

/** 409 while cancelling one of a project's bookings has a price, which is shown there. */
const refuseWithFees = async (projectId: string, work: Work): Promise<void> => {
  const requests = excludeBegun(await findOpenProjectRequests(projectId, work)).filter(hasVoice);
  const fees = await Promise.all(requests.map((request) => readFeeNow(request, 'cancel', work)));
  if (fees.some(({ fee }) => !fee || getFeeTotal(fee) > 0)) throw new AppError(409, 'booking.cancelFirst');
};

/** Soft-deletes a project; it is purged later. 409 when ordered or ever invoiced, because accounting needs it, and while a booking costs a fee. */
export const removeProject = operation('projects.remove', async (call) => {
  const { id } = call.params;
  await shelve(call, async (project) => {
    requireState(projectTransitions.remove, getProjectStage(project));
    if (await hasInvoices(id, call.work)) throw new AppError(409, 'project.cannotDelete');
    await refuseWithFees(id, call.work);
    return { ...pickShelving(project), shelf: 'deleted', deletedAt: Timestamp.now() };
  });
  return { id };
});
