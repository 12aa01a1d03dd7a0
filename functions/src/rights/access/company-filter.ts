import { AppError } from '../../platform/errors/app-error.ts';
import type { Caller } from './caller.ts';

/** Returns the company that limits the caller's lists; undefined for staff, who see their whole agency. 403 for a client without a company. */
export const toCompanyFilter = ({ claims, companyId }: Caller): string | undefined => {
  if (claims.roles.some((role) => role === 'agencyTeam' || role === 'admin')) return undefined;
  if (!companyId) throw new AppError(403, 'auth.forbidden');
  return companyId;
};
