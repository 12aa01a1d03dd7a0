import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { notFound } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { deleteCastingDemoRecord, readCastingDemo, readProjectRecord } from '../store.ts';

/** Takes a demo off the list. It may be gone already: somebody else was faster, or the call is a repeat. */
export const removeDemo = (session: Session, projectId: string, id: string): Promise<void> =>
  transact(async (transaction) => {
    reach(session, 'projects', await readProjectRecord(projectId, transaction));
    const listed = await readCastingDemo(id, transaction);
    if (!listed) return;
    const { agencyId } = reach(session, 'castingDemos', listed);
    if (listed.projectId !== projectId) throw notFound();
    deleteCastingDemoRecord(transaction, id);
    const before = { demoId: listed.demoId, order: listed.order };
    recordAudit(transaction, session, {
      agencyId,
      action: 'castings.removeDemo',
      subject: `castingDemos/${id}`,
      before,
      after: null,
    });
  });
