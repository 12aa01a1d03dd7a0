import { Timestamp } from 'firebase-admin/firestore';
import type { Project } from '@domain/projects/projects.ts';
import type { ProjectPatch } from '@domain/projects/projects.schema.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { refuseStale } from '../../../http/stale.ts';
import { castingsOf, readProject, updateProjectRecord } from '../store.ts';

/** Changes names. 409 when somebody else saved since the version that was edited. */
export const updateProject = (session: Session, id: string, patch: ProjectPatch): Promise<Project> =>
  transact(async (transaction) => {
    const before = reach(session, 'projects', await readProject(id, transaction));
    const { updatedAt: edited, ...names } = patch;
    refuseStale(edited, before);
    const castings = await castingsOf(id, transaction);
    const after: Project = { ...before, ...names, updatedAt: Timestamp.now() };
    const { name, brand, campaignName, companyName, updatedAt } = after;
    updateProjectRecord(transaction, id, { name, brand, campaignName, updatedAt });
    // Public previews read the names from the casting alone.
    for (const casting of castings.docs) {
      transaction.update(casting.ref, { project: { name, brand, campaignName, companyName }, updatedAt });
    }
    const { agencyId } = before;
    recordAudit(transaction, session, {
      agencyId,
      action: 'projects.update',
      subject: `projects/${id}`,
      before,
      after,
    });
    return after;
  });
