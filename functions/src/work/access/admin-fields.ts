import { hasRole } from '@domain/access/roles.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getAgency, type Caller } from './caller.ts';

/** Throws 403 with the first admin-only field that a change sets, unless the caller is an admin of the record's agency, by default the chosen one. */
export const refuseUnlessAdmin = <Change extends object>(
  caller: Caller,
  change: Change,
  fields: readonly (keyof Change & string)[],
  agencyId?: string,
): void => {
  const property = fields.find((field) => change[field] !== undefined);
  if (!property) return;

  const isAdmin =
    caller.claims.held.admin && hasRole(caller.claims, ['admin'], agencyId ?? getAgency(caller));
  if (!isAdmin) throw new AppError(403, 'auth.forbidden', { property });
};
