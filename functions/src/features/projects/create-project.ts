import { getAgency } from '../../access/caller.ts';
import { companyFor, companyIdFor } from '../../access/company-for.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { auditedProject, beginProject } from '../../records/new-project.ts';
import { newProjectId } from '../../records/projects.ts';

/** Creates a project in the chosen agency: a client's for their company, staff's for the given one. */
export const createProject: Operation<'projects.create'> = async ({
  caller,
  body: { companyId: named, ...values },
}) => {
  const agencyId = getAgency(caller);
  const companyId = companyIdFor(caller, named);
  const id = newProjectId();
  return serialise(
    await transact(async (transaction) => {
      const company = await companyFor(caller, companyId, agencyId, transaction);
      const project = beginProject(transaction, {
        ...values,
        id,
        agencyId,
        companyId: company.id,
        companyName: company.name,
        createdBy: caller.uid,
      });
      recordAudit(transaction, caller, {
        agencyId,
        action: 'projects.create',
        subject: `projects/${id}`,
        before: null,
        after: auditedProject(project),
      });
      return project;
    }),
  );
};
