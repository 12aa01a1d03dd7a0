import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/v2/https';
import type { Assignment } from '@domain/access/access.policy.ts';
import { parseActing, type Acting } from '@domain/access/acting.ts';
import { hasSecondFactor } from '@domain/access/claims.ts';
import { getBarrier, narrowClaims, getWorkplaces, type Claims } from '@domain/access/roles.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findAccountById } from '../../work/identity/accounts.ts';
import { verifyToken } from '../identity/verify-token.ts';
import { readAssignments } from '../../work/collections/engineer-assignments.ts';
import { readSessionAssignments } from '../../work/collections/session-assignments.ts';
import { markArrived } from '../../work/records/invitations.ts';
import { readUsers } from '../../work/collections/users.ts';
import { markAddressVerified } from '../../work/records/users.ts';
import { impersonate } from './impersonation.ts';
import type { Caller } from '../../work/access/caller.ts';

/** Returns a call's token; 401 for a malformed one. */
export const getBearer = (request: Request): string | undefined => {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const match = /^Bearer (\S+)$/i.exec(header);
  if (!match?.[1]) throw new AppError(401, 'auth.invalid');
  return match[1];
};

const barrierCodes = {
  unverifiedEmail: 'auth.unverifiedEmail',
  notAccepted: 'auth.notAccepted',
  secondFactor: 'auth.secondFactor',
  noAgencies: 'auth.noAgencies',
} as const satisfies Record<string, ErrorCode>;

/** How to treat an account that may not enter: refuse it, treat it as signed out, or admit it although rejected or unverified. */
type AtTheDoor = 'refuse' | 'signedOut' | 'admitRejected' | 'admitUnverified';

const getChosenAgency = (request: Request, claims: Claims): string | undefined => {
  const agencies = getWorkplaces(claims);
  const header = request.headers['x-agency-id'];
  const chosen = typeof header === 'string' && header !== '' ? header : undefined;
  if (chosen && !agencies.includes(chosen)) throw new AppError(403, 'auth.wrongAgency');
  return chosen ?? (agencies.length === 1 ? agencies[0] : undefined);
};

/** For engineers only: talents they have access to, which the rules look up individually. */
const getAssignments = (uid: string, { roles }: Claims): Promise<readonly Assignment[]> =>
  roles.includes('engineer')
    ? Promise.all([readAssignments(uid), readSessionAssignments(uid)]).then((all) => all.flat())
    : Promise.resolve([]);

/** Returns whether the caller's address is verified. Queries the identity provider only when the token would lock the user out, and then updates the record. */
const isProven = async ({ id, emailVerified }: User, saysToken: boolean): Promise<boolean> => {
  if (emailVerified) return true;
  const proven = saysToken || (await findAccountById(id))?.emailVerified === true;
  if (proven) await Promise.all([markAddressVerified(id), markArrived(id)]);
  return proven;
};

/** Returns the real user's access version at the start of the session. */
const getVersion = (token: DecodedIdToken, acting: Acting | undefined): number => {
  const version: unknown = acting ? acting.actedVersion : token['accessVersion'];
  return typeof version === 'number' ? version : 0;
};

/** Returns whether the real user signed in with a second factor; in an acting session, that user is the admin. */
const provesSecondFactor = (token: DecodedIdToken, acting: Acting | undefined): boolean =>
  acting ? acting.actedSecondFactor === true : hasSecondFactor(token);

/** Throws 403 with the reason when the account may not enter. */
export const refuseAtBarrier = (claims: Claims): void => {
  const barrier = getBarrier(claims);
  if (barrier) throw new AppError(403, barrierCodes[barrier]);
};

/**
 * Returns the caller, or undefined when no user is signed in. Rights come from the user record, never the token, so a decision applies from its commit. 401:
 * bad, expired or closed. 503: the provider is unavailable. 403: may not enter, foreign agency in the header, or no longer allowed to act as this account.
 */
export const getCaller = async (
  request: Request,
  atTheDoor: AtTheDoor = 'refuse',
): Promise<Caller | undefined> => {
  const token = getBearer(request);
  if (token === undefined) return undefined;
  const decoded = await verifyToken(token);
  const acting = parseActing(decoded);
  const [caller, target] = await readUsers(acting ? [acting.actedBy, acting.actsAs] : [decoded.uid]);
  if (!caller) throw new AppError(403, 'auth.forbidden');
  const isEnded = getVersion(decoded, acting) < (caller.sessionsFrom ?? 0);
  if (caller.disabled || isEnded) throw new AppError(401, 'auth.invalid');

  const callerClaims: Claims = {
    ...getUserClaims(caller, await isProven(caller, !acting && decoded.email_verified === true)),
    ...(provesSecondFactor(decoded, acting) ? { hasSecondFactor: true } : {}),
  };
  if (!acting && atTheDoor === 'signedOut' && getBarrier(callerClaims)) return undefined;

  // An account that may not enter may not act as another one.
  const isRejected = atTheDoor === 'admitRejected' && callerClaims.accountValidationStatus === 'REJECTED';
  const isUnverified = atTheDoor === 'admitUnverified' && getBarrier(callerClaims) === 'unverifiedEmail';
  const isAdmitted = !acting && (isUnverified || (isRejected && callerClaims.emailVerified));
  if (!isAdmitted) refuseAtBarrier(callerClaims);

  const { user, claims: everywhere } = acting
    ? impersonate(callerClaims, target)
    : { user: caller, claims: callerClaims };
  if (acting) refuseAtBarrier(everywhere);

  const agencyId = getChosenAgency(request, everywhere);
  const claims = agencyId ? narrowClaims(everywhere, [agencyId]) : everywhere;
  const { id: uid, companyId, showRates = [] } = user;

  return {
    uid,
    realUid: caller.id,
    claims,
    everywhere,
    companyId,
    showRates,
    user,
    agencyId,
    assignments: await getAssignments(uid, claims),
    signedInAt: decoded.auth_time,
  };
};
