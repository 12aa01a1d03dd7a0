import { visibleTo } from '../../access/visible-to.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { deleteCastingDemo, readCastingDemo } from '../../records/casting-demos.ts';
import { changeableProject, readProject } from '../../records/projects.ts';
import { refuseWhileBooked } from './refuse-while-booked.ts';

/** Removes a demo from a list. Idempotent for repeats and concurrent calls. */
export const removeDemo: Operation<'castings.removeDemo'> = async ({ caller, params: { projectId, id } }) => {
  await transact(async (transaction) => {
    changeableProject(visibleTo(caller, 'projects', await readProject(projectId, transaction)));
    const shortlisted = await readCastingDemo(id, transaction);
    if (!shortlisted) return;
    const { agencyId } = visibleTo(caller, 'castingDemos', shortlisted);
    if (shortlisted.projectId !== projectId) throw notFound();
    await refuseWhileBooked(shortlisted, ({ castingDemoId }) => castingDemoId === id, transaction);
    deleteCastingDemo(transaction, shortlisted);
    const before = { demoId: shortlisted.demoId, order: shortlisted.order };
    recordAudit(transaction, caller, {
      agencyId,
      action: 'castings.removeDemo',
      subject: `castingDemos/${id}`,
      before,
      after: null,
    });
  });
  return { id };
};
