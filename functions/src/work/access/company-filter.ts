import { AppError } from '../../platform/errors/app-error.ts';
import type { Caller } from './caller.ts';
import { isStaffIn } from './staff.ts';

/** Returns the company that limits the caller's lists in an agency; undefined for its staff, who see all of it. 403 for others without a company. */
export const toCompanyFilter = (caller: Caller, agencyId: string): string | undefined => {
  if (isStaffIn(caller, agencyId)) return undefined;
  const { companyId } = caller;
  if (!companyId) throw new AppError(403, 'auth.forbidden');
  return companyId;
};
