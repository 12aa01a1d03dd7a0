import type { Request } from 'firebase-functions/v2/https';
import type { Contract } from '@domain/contract.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getCaller, type Caller } from './caller.ts';
import { getCallerByKey, getApiKey } from './key-caller.ts';

const guard = ({ auth, inPerson }: Contract, caller: Caller | undefined): void => {
  if (auth.kind === 'public' || auth.kind === 'token') return;
  if (!caller) throw new AppError(401, 'auth.missing');
  // Roles are those in the chosen agency: a session's claims cover only it.
  if (auth.kind === 'roles' && !auth.roles.some((role) => caller.claims.roles.includes(role)))
    throw new AppError(403, 'auth.forbidden');
  if (inPerson && caller.uid !== caller.realUid) throw new AppError(403, 'auth.inPerson');
};

/** Returns the signed-in user. A request with a link token has no user, even when it carries an account token. */
const findPerson = async (
  { auth: { kind }, admitsRejected }: Contract,
  request: Request,
): Promise<Caller | undefined> => {
  if (kind === 'token') return undefined;
  return getCaller(request, kind === 'public' ? 'signedOut' : admitsRejected ? 'admitRejected' : 'refuse');
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
  guard(contract, caller);
  return caller;
};
