import { Timestamp } from 'firebase-admin/firestore';
import type { Project } from '@domain/projects/projects.ts';
import type { ProjectValues } from '@domain/projects/projects.schema.ts';
import { newCasting } from '../../../firestore/new-casting.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError } from '../../../http/app-error.ts';
import { agencyOf, type Session } from '../../../http/session.ts';
import { createProjectRecord, newProjectId, readCompany } from '../store.ts';

/** Creates a project of the caller's company in the agency they act in, with a casting for each language. */
export const createProject = (session: Session, values: ProjectValues): Promise<Project> => {
  const agencyId = agencyOf(session);
  const { companyId } = session;
  if (!companyId) throw new AppError(403, 'auth.forbidden');
  const id = newProjectId();
  return transact(async (transaction) => {
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
      createdBy: session.uid,
      createdAt: now,
      updatedAt: now,
    };
    createProjectRecord(transaction, project);
    for (const language of project.languages) newCasting(transaction, project, language, now);
    const subject = `projects/${id}`;
    recordAudit(transaction, session, {
      agencyId,
      action: 'projects.create',
      subject,
      before: null,
      after: project,
    });
    return project;
  });
};
