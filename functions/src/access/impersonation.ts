import { agenciesOf, narrowed, type Claims } from '@domain/access/roles.ts';
import { claimsOfUser, type User } from '@domain/accounts/accounts.ts';
import { AppError } from '../errors/app-error.ts';

/** Whom an admin acts as, and what they may do as that person. */
export interface Impersonated {
  readonly user: User;
  readonly claims: Claims;
}

/**
 * What an admin may do as somebody else: what that account may, within the agencies that the admin administers. 403 for
 * everybody else, and for an account that is unknown, closed, of other agencies or an admin's: the answer does not say
 * which, so it tells of no account.
 */
export const impersonate = (caller: Claims, target: User | undefined): Impersonated => {
  const forbidden = new AppError(403, 'auth.forbidden');
  const administered = agenciesOf(caller, 'admin');
  if (administered.length === 0 || !target || target.disabled) throw forbidden;
  const whole = claimsOfUser(target, false);
  // The second factor that counts is the admin's own.
  const { needsSecondFactor: _, ...rest } = whole;
  const claims = narrowed(rest, administered, { engineersToo: true });
  if (whole.roles.includes('admin') || claims.agencies.length === 0) throw forbidden;
  return { user: target, claims };
};
