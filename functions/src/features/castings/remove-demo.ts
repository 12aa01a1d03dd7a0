import { reach } from '../../access/reach.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { deleteCastingDemo, readCastingDemo } from '../../records/casting-demos.ts';
import { readProject } from '../../records/projects.ts';

/** Takes a demo off the list. It may be gone already: somebody else was faster, or the call is a repeat. */
export const removeDemo: Operation<'castings.removeDemo'> = async ({
  session,
  params: { projectId, id },
}) => {
  await transact(async (transaction) => {
    reach(session, 'projects', await readProject(projectId, transaction));
    const listed = await readCastingDemo(id, transaction);
    if (!listed) return;
    const { agencyId } = reach(session, 'castingDemos', listed);
    if (listed.projectId !== projectId) throw notFound();
    deleteCastingDemo(transaction, listed);
    const before = { demoId: listed.demoId, order: listed.order };
    recordAudit(transaction, session, {
      agencyId,
      action: 'castings.removeDemo',
      subject: `castingDemos/${id}`,
      before,
      after: null,
    });
  });
  return { id };
};
