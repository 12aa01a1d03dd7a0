import { Timestamp } from 'firebase-admin/firestore';
import type { Project } from '@domain/projects/projects.ts';
import { agencyOf } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { newCasting } from '../../records/castings.ts';
import { readCompany } from '../../records/companies.ts';
import { writeNewProject, newProjectId } from '../../records/projects.ts';

/** Creates a project of the caller's company in the agency they act in, with a casting for each language. */
export const createProject: Operation<'projects.create'> = async ({ caller, body: values }) => {
  const agencyId = agencyOf(caller);
  const { companyId } = caller;
  if (!companyId) throw new AppError(403, 'auth.forbidden');
  const id = newProjectId();
  return serialised(
    await transact(async (transaction) => {
      const company = await readCompany(companyId, transaction);
      if (!company?.agencyIds.includes(agencyId)) throw new AppError(403, 'auth.forbidden');
      const now = Timestamp.now();
      const project: Project = {
        id,
        agencyId,
        companyId,
        companyName: company.name,
        name: values.name,
        brand: values.brand,
        campaignName: values.campaignName,
        type: values.type,
        state: 'New',
        languages: [...new Set(values.languages)],
        createdBy: caller.uid,
        createdAt: now,
        updatedAt: now,
      };
      writeNewProject(transaction, project);
      for (const language of project.languages) newCasting(transaction, project, language, now);
      const subject = `projects/${id}`;
      recordAudit(transaction, caller, {
        agencyId,
        action: 'projects.create',
        subject,
        before: null,
        after: project,
      });
      return project;
    }),
  );
};
