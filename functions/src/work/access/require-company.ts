import { hasRole } from '@domain/access/roles.ts';
import type { Company } from '@domain/accounts/accounts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readCompany } from '../collections/companies.ts';
import type { Caller } from './caller.ts';
import { isStaffIn } from './staff.ts';
import { requireVisible } from './require-visible.ts';
import type { Work } from '../unit/work.ts';

/** Returns a new project's company: the given one, else the caller's own. 422 when staff give none. */
export const resolveCompanyId = (caller: Caller, agencyId: string, named: string | undefined): string => {
  const companyId = named ?? caller.companyId;
  if (companyId) return companyId;
  throw isStaffIn(caller, agencyId)
    ? new AppError(422, 'validation.required', { property: 'companyId' })
    : new AppError(403, 'auth.forbidden');
};

/** Returns the agency's company: 403 unless it is the caller's own, or the caller is staff there. */
export const requireCompany = async (
  caller: Caller,
  companyId: string,
  agencyId: string,
  work: Work,
): Promise<Company> => {
  const company = await readCompany(companyId, work);
  const isOwn = company?.id === caller.companyId && hasRole(caller.claims, ['client'], agencyId);
  if (!isOwn) requireVisible(caller, 'companies', company);
  if (!company?.agencyIds.includes(agencyId)) throw new AppError(403, 'auth.forbidden');
  return company;
};
