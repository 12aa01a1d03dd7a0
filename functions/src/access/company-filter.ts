import { AppError } from '../errors/app-error.ts';
import type { Caller } from './caller.ts';

/**
 * The company that lists of projects and castings are cut down to for this caller; undefined for staff, who see all of
 * their agency's. 403 for a client without a company.
 */
export const companyFilterOf = ({ claims, companyId }: Caller): string | undefined => {
  if (claims.roles.some((role) => role === 'agencyTeam' || role === 'admin')) return undefined;
  if (!companyId) throw new AppError(403, 'auth.forbidden');
  return companyId;
};
