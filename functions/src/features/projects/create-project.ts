import { getAgency } from '../../rights/access/caller.ts';
import { requireCompany, resolveCompanyId } from '../../rights/access/require-company.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { toAuditedProject, beginProject } from '../../work/records/new-project.ts';
import { newProjectId } from '../../work/records/projects.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';

/** Creates a project in the chosen agency: a client's for their company, staff's for the given one. */
export const createProject = unitOfWork(
  'projects.create',
  async ({ work, caller, body: { companyId: named, ...values } }) => {
    const agencyId = getAgency(caller);
    const companyId = resolveCompanyId(caller, agencyId, named);
    const id = work.once(newProjectId);
    const { transaction } = work;
    const company = await requireCompany(caller, companyId, agencyId, transaction);

    const project = beginProject(transaction, {
      ...values,
      id,
      agencyId,
      companyId: company.id,
      companyName: company.name,
      createdBy: caller.uid,
    });

    work.audit({ subject: `projects/${id}`, agencyId }, null, toAuditedProject(project));

    return serialise(project);
  },
);
