import type { UserRecord } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/v2/https';
import { claimsFrom, type Claims } from '@domain/access/roles.ts';
import { findAccountById } from '../identity/accounts.ts';
import { AppError } from './app-error.ts';

/** Somebody's account and what it may do, before anybody asks whether it may enter. */
export interface Account {
  readonly uid: string;
  readonly claims: Claims;
}

/** Claims are read from the account itself and not from a token, so a changed claim holds at once. */
export const accountOf = (record: UserRecord): Account => {
  const stored = claimsFrom(record.customClaims ?? {}, record.uid);
  const claims = { ...stored, emailVerified: stored.emailVerified || record.emailVerified };
  return { uid: record.uid, claims };
};

/** The uid in the header `X-Impersonated-User`; undefined when it was not sent. An empty one is no uid, and refused. */
export const impersonatedBy = (request: Request): string | undefined => {
  const header = request.headers['x-impersonated-user'];
  return Array.isArray(header) ? header.join() : header;
};

/**
 * The account that an admin acts as, within the agencies the two share. 403 for everybody else, and for an account that
 * is unknown, disabled, of another agency or an admin's: the answer does not say which, so it tells of no account.
 */
export const impersonate = async (caller: Account, uid: string): Promise<Account> => {
  const forbidden = new AppError(403, 'auth.forbidden');
  if (!caller.claims.roles.includes('admin')) throw forbidden;
  const record = await findAccountById(uid);
  if (!record || record.disabled) throw forbidden;
  const target = accountOf(record);
  const agencies = target.claims.agencies.filter((agency) => caller.claims.agencies.includes(agency));
  if (target.claims.roles.includes('admin') || agencies.length === 0) throw forbidden;
  return { ...target, claims: { ...target.claims, agencies } };
};
