import type { Request } from 'firebase-functions/v2/https';
import { agenciesOf, narrowed, type Claims } from '@domain/access/roles.ts';
import { claimsOfUser, type User } from '@domain/accounts/accounts.ts';
import { AppError } from '../errors/app-error.ts';

/** The uid in the header `X-Impersonated-User`; undefined when it was not sent. An empty one is no uid, and refused. */
export const impersonatedBy = (request: Request): string | undefined => {
  const header = request.headers['x-impersonated-user'];
  return Array.isArray(header) ? header.join() : header;
};

/**
 * What an admin may do as somebody else: what that account may, within the agencies that the admin administers. 403 for
 * everybody else, and for an account that is unknown, closed, of other agencies or an admin's: the answer does not say
 * which, so it tells of no account.
 */
export const impersonate = (caller: Claims, target: User | undefined): Claims => {
  const forbidden = new AppError(403, 'auth.forbidden');
  const administered = agenciesOf(caller, 'admin');
  if (administered.length === 0 || !target || target.disabled) throw forbidden;
  const claims = claimsOfUser(target, false);
  const shared = narrowed(claims, administered, { engineersToo: true });
  if (claims.roles.includes('admin') || shared.agencies.length === 0) throw forbidden;
  return shared;
};
