import { withOwnAgencies } from '../../access/own-agencies.ts';
import { getAgency } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { refuseOverwriting } from '../../firestore/stale.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { updateCompany } from '../../records/companies.ts';
import { isShared, ownCompany } from './own-company.ts';

/** Changes a company's name and data. 409 for a shared one, because other agencies read the same record. */
export const changeCompany: Operation<'companies.update'> = async ({ caller, params: { id }, body }) => {
  const { was, ...after } = body;
  const company = await transact(async (transaction) => {
    const before = await ownCompany(caller, id, transaction);
    if (isShared(before)) throw new AppError(409, 'company.shared');
    const { name, companyType } = before;
    refuseOverwriting(was, after, { name, companyType });
    updateCompany(transaction, id, after);
    recordAudit(transaction, caller, {
      agencyId: getAgency(caller),
      action: 'companies.update',
      subject: `companies/${id}`,
      before: { name, companyType },
      after,
    });
    return { ...before, ...after };
  });
  return withOwnAgencies(caller, company);
};
