import type { Company } from '@domain/accounts/accounts.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readCompany } from '../../records/companies.ts';
import { newProjectId } from '../../records/projects.ts';
import { beginProject } from './new-project.ts';

/** Whom a project is for, among the agency's companies: 403 unless it is the caller's own, or the caller is staff there. */
const refuseOthers = (caller: Caller, company: Company | undefined, agencyId: string): Company => {
  const isOwn = company?.id === caller.companyId && caller.claims.roles.includes('client');
  if (!isOwn) visibleTo(caller, 'companies', company);
  if (!company?.agencyIds.includes(agencyId)) throw new AppError(403, 'auth.forbidden');
  return company;
};

/** Creates a project in the agency that the caller acts in: a client's for their company, staff's for the one they name. */
export const createProject: Operation<'projects.create'> = async ({
  caller,
  body: { companyId = caller.companyId ?? undefined, ...values },
}) => {
  const agencyId = agencyOf(caller);
  if (!companyId) {
    const isStaff = caller.claims.roles.some((role) => role !== 'client');
    throw isStaff
      ? new AppError(422, 'validation.required', { property: 'companyId' })
      : new AppError(403, 'auth.forbidden');
  }
  const id = newProjectId();
  return serialised(
    await transact(async (transaction) => {
      const company = refuseOthers(caller, await readCompany(companyId, transaction), agencyId);
      const project = beginProject(transaction, {
        ...values,
        id,
        agencyId,
        companyId,
        companyName: company.name,
        createdBy: caller.uid,
      });
      recordAudit(transaction, caller, {
        agencyId,
        action: 'projects.create',
        subject: `projects/${id}`,
        before: null,
        after: project,
      });
      return project;
    }),
  );
};
