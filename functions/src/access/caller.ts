import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/v2/https';
import type { Actor, Assignment } from '@domain/access/access.policy.ts';
import { actingIn, type Acting } from '@domain/access/acting.ts';
import { provesSecondFactor } from '@domain/access/claims.ts';
import { barrierOf, narrowed, workplacesOf, type Claims } from '@domain/access/roles.ts';
import { claimsOfUser, type User } from '@domain/accounts/accounts.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { AppError } from '../errors/app-error.ts';
import { findAccountById } from '../identity/accounts.ts';
import { verifyToken } from '../identity/verify-token.ts';
import { readAssignments } from '../records/engineer-assignments.ts';
import { readSessionAssignments } from '../records/session-assignments.ts';
import { markArrived } from '../records/invitations.ts';
import { markAddressProven, readUsers } from '../records/users.ts';
import { impersonate } from './impersonation.ts';

/** Somebody signed in, whose account may enter the application. `claims` hold for the chosen agency alone. */
export interface Caller extends Actor {
  /** Who really acts: an admin may act as somebody else, whose `uid`, claims and company the session then has. */
  readonly realUid: string;
  readonly user: User;
  /** The key of a program that calls for its agency; absent: a person does. */
  readonly apiKey?: { readonly id: string; readonly name: string };
  /** What they may do in all of their agencies. */
  readonly everywhere: Claims;
  /** The agency chosen in the header, or the only one. */
  readonly agencyId: string | undefined;
  /** When whoever really acts last proved who they are; seconds since 1970. */
  readonly signedInAt: number;
}

/** The token that a call carries; 401 for one that cannot be one. */
export const bearerOf = (request: Request): string | undefined => {
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

/**
 * Whether an account kept out at the door is refused, answered like a visitor who is not signed in, or let in although its
 * registration was refused.
 */
export type AtTheDoor = 'refuse' | 'signedOut' | 'admitRejected';

const chosenAgency = (request: Request, claims: Claims): string | undefined => {
  const agencies = workplacesOf(claims);
  const header = request.headers['x-agency-id'];
  const chosen = typeof header === 'string' && header !== '' ? header : undefined;
  if (chosen && !agencies.includes(chosen)) throw new AppError(403, 'auth.wrongAgency');
  return chosen ?? (agencies.length === 1 ? agencies[0] : undefined);
};

/** Engineers alone: the talents they have to do with, which the rules look up one by one. */
const assignmentsOf = (uid: string, { roles }: Claims): Promise<readonly Assignment[]> =>
  roles.includes('engineer')
    ? Promise.all([readAssignments(uid), readSessionAssignments(uid)]).then((all) => all.flat())
    : Promise.resolve([]);

/**
 * Whether the caller's address is proven. The provider knows first of an opened verification link, and is asked only by
 * somebody who would be kept out for it; the record hears of it then, once.
 */
const isProven = async ({ id, emailVerified }: User, saysToken: boolean): Promise<boolean> => {
  if (emailVerified) return true;
  const proven = saysToken || (await findAccountById(id))?.emailVerified === true;
  if (proven) await Promise.all([markAddressProven(id), markArrived(id)]);
  return proven;
};

/** The version of whoever really calls when the session began. */
const versionIn = (token: DecodedIdToken, acting: Acting | undefined): number => {
  const version: unknown = acting ? acting.actedVersion : token['accessVersion'];
  return typeof version === 'number' ? version : 0;
};

/** Whether whoever really calls signed in with a second factor; an acting session says so of the admin's own. */
const hasSecondFactor = (token: DecodedIdToken, acting: Acting | undefined): boolean =>
  acting ? acting.actedSecondFactor === true : provesSecondFactor(token);

/** 403 for an account that may not enter, saying why. */
export const refuseAtBarrier = (claims: Claims): void => {
  const barrier = barrierOf(claims);
  if (barrier) throw new AppError(403, barrierCodes[barrier]);
};

/**
 * Who is calling; undefined when nobody is signed in. 401: bad, ended or closed. 503: nobody could tell. 403: the account may not enter, the
 * agency in the header is not the caller's, or they may no longer act as the account that their token names.
 *
 * What an account may do is read from its record and never from the token, so a decision holds from its commit on. Of a
 * token in which an admin acts as somebody, who the two are is believed, and both are looked up. The identity provider is
 * not asked.
 *
 * What is open to anybody is open to an account at the door as well: it is how people ask for their mail again.
 */
export const callerOf = async (
  request: Request,
  atTheDoor: AtTheDoor = 'refuse',
): Promise<Caller | undefined> => {
  const token = bearerOf(request);
  if (token === undefined) return undefined;
  const decoded = await verifyToken(token);
  const acting = actingIn(decoded);
  const [caller, target] = await readUsers(acting ? [acting.actedBy, acting.actsAs] : [decoded.uid]);
  if (!caller) throw new AppError(403, 'auth.forbidden');
  const isEnded = versionIn(decoded, acting) < (caller.sessionsFrom ?? 0);
  if (caller.disabled || isEnded) throw new AppError(401, 'auth.invalid');

  const own: Claims = {
    ...claimsOfUser(caller, await isProven(caller, !acting && decoded.email_verified === true)),
    ...(hasSecondFactor(decoded, acting) ? { hasSecondFactor: true } : {}),
  };
  if (!acting && atTheDoor === 'signedOut' && barrierOf(own)) return undefined;
  // Whoever may not enter may not act as somebody who may.
  const isRejected = atTheDoor === 'admitRejected' && own.accountValidationStatus === 'REJECTED';
  if (acting || !isRejected || !own.emailVerified) refuseAtBarrier(own);
  const { user, claims: everywhere } = acting ? impersonate(own, target) : { user: caller, claims: own };
  if (acting) refuseAtBarrier(everywhere);
  const agencyId = chosenAgency(request, everywhere);
  const claims = agencyId ? narrowed(everywhere, [agencyId]) : everywhere;
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
    assignments: await assignmentsOf(uid, claims),
    signedInAt: decoded.auth_time,
  };
};

/** The agency the caller acts in; 422 when they have several and named none. */
export const agencyOf = (caller: Caller): string => {
  if (!caller.agencyId) throw new AppError(422, 'auth.agencyRequired');
  return caller.agencyId;
};
