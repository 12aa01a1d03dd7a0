import type { Request } from 'firebase-functions/v2/https';
import { narrowRoles, ROLES } from '@domain/access/roles.ts';
import type { Contract } from '@domain/contract.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getCaller } from './authenticate.ts';
import type { Caller } from '../../work/access/caller.ts';
import { getCallerByKey, getApiKey } from './key-caller.ts';

/** Returns the caller with the contract's roles alone: no other role of theirs opens a record in this call. */
const guard = ({ auth, inPerson }: Contract, caller: Caller | undefined): Caller | undefined => {
  if (auth.kind === 'public' || auth.kind === 'token') return caller;
  if (!caller) throw new AppError(401, 'auth.missing');

  const roles = auth.kind === 'roles' ? auth.roles : ROLES;
  const claims = narrowRoles(caller.claims, roles);
  if (auth.kind === 'roles' && ROLES.every((role) => claims.held[role] === undefined))
    throw new AppError(403, 'auth.forbidden');
  if (inPerson && caller.uid !== caller.realUid) throw new AppError(403, 'auth.inPerson');
  return { ...caller, claims };
};

/** Returns the signed-in user. A request with a link token has no user, even when it carries an account token. */
const findPerson = async (
  { auth: { kind }, admitsRejected, admitsUnverified }: Contract,
  request: Request,
): Promise<Caller | undefined> => {
  if (kind === 'token') return undefined;
  if (kind === 'public') return getCaller(request, 'signedOut');
  return getCaller(
    request,
    admitsRejected ? 'admitRejected' : admitsUnverified ? 'admitUnverified' : 'refuse',
  );
};

/** Returns the caller, if the contract admits them; undefined for contracts that need none. 401 or 403 otherwise. */
export const admit = async (
  name: string,
  contract: Contract,
  request: Request,
): Promise<Caller | undefined> => {
  const apiKey = getApiKey(request);
  const caller = await (apiKey === undefined
    ? findPerson(contract, request)
    : getCallerByKey(apiKey, name, contract, request));
  return guard(contract, caller);
};
