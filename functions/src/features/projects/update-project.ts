import { Timestamp } from 'firebase-admin/firestore';
import type { Project } from '@domain/projects/projects.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { refuseOverwriting, refuseStale } from '../../firestore/stale.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { castingsOf, updateCastingFields } from '../../records/castings.ts';
import { readProject, updateProjectFields } from '../../records/projects.ts';

/** Changes names. 409 when somebody else changed the same name since it was edited, or anything since the version named. */
export const updateProject: Operation<'projects.update'> = async ({ caller, params: { id }, body: patch }) =>
  serialised(
    await transact(async (transaction) => {
      const before = visibleTo(caller, 'projects', await readProject(id, transaction));
      const { updatedAt: edited, was, ...names } = patch;
      refuseStale(edited, before);
      refuseOverwriting(was, names, before);
      const castings = await castingsOf(id, transaction);
      const after: Project = { ...before, ...names, updatedAt: Timestamp.now() };
      const { name, brand, campaignName, companyName, updatedAt } = after;
      updateProjectFields(transaction, id, { name, brand, campaignName, updatedAt });
      // Public previews read the names from the casting alone.
      const project = { name, brand, campaignName, companyName };
      for (const casting of castings) updateCastingFields(transaction, casting.id, { project, updatedAt });
      const { agencyId } = before;
      recordAudit(transaction, caller, {
        agencyId,
        action: 'projects.update',
        subject: `projects/${id}`,
        before,
        after,
      });
      return after;
    }),
  );
