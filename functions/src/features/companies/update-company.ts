import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { refuseOverwriting } from '../../platform/firestore/stale.ts';
import { companies } from '../../work/collections/companies.ts';
import { operation } from '../../work/unit/operation.ts';
import { isShared, requireOwnCompany } from './require-own-company.ts';

/** Changes a company's name and data. 409 for a shared one, because other agencies read the same record. */
export const changeCompany = operation(
  'companies.update',
  { record: companies, facts: ['name', 'companyType'] },
  async ({ work, caller, params: { id }, body }) => {
    const { was, ...after } = body;
    const before = await requireOwnCompany(caller, id, work);
    if (isShared(before)) throw new AppError(409, 'company.shared');
    const { name, companyType } = before;
    refuseOverwriting(was, after, { name, companyType });
    return withOwnAgencies(caller, work.update(before, after));
  },
);
