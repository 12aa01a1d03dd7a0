import { getAgencies, narrowClaims, type Claims } from '@domain/access/roles.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import { AppError } from '../../platform/errors/app-error.ts';

interface Impersonated {
  readonly user: User;
  readonly claims: Claims;
}

/**
 * Returns what an admin may do as another user: that user's rights, within the agencies the admin administers.
 * 403 for non-admins and for a target that is unknown, closed, in other agencies or an admin. The error doesn't reveal which.
 */
export const impersonate = (caller: Claims, target: User | undefined): Impersonated => {
  const forbidden = new AppError(403, 'auth.forbidden');
  const administered = getAgencies(caller, 'admin');
  if (administered.length === 0 || !target || target.disabled) throw forbidden;
  const whole = getUserClaims(target, false);
  // The admin's own second factor counts.
  const { needsSecondFactor: _, ...rest } = whole;
  const claims = narrowClaims(rest, administered, { engineersToo: true });
  if (whole.roles.includes('admin') || claims.agencies.length === 0) throw forbidden;
  return { user: target, claims };
};
