import { getAgency } from '../../work/access/caller.ts';
import { requireCompany, resolveCompanyId } from '../../work/access/require-company.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { toAuditedProject } from '../../work/collections/new-project.ts';
import { beginProject } from '../../work/records/new-project.ts';
import { newProjectId } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Creates a project in the chosen agency: a client's for their company, staff's for the given one. */
export const createProject = operation(
  'projects.create',
  async ({ work, caller, body: { companyId: named, ...values } }) => {
    const agencyId = getAgency(caller);
    const companyId = resolveCompanyId(caller, agencyId, named);
    const id = work.once(newProjectId);
    const company = await requireCompany(caller, companyId, agencyId, work);

    const project = beginProject(work, {
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
