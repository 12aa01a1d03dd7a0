import type { Request } from 'firebase-functions/v2/https';
import type { Actor, Assignment } from '@domain/access/access.policy.ts';
import { barrierOf, narrowed, workplacesOf, type Claims } from '@domain/access/roles.ts';
import { claimsOfUser, type User } from '@domain/accounts/accounts.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { AppError } from '../errors/app-error.ts';
import { findAccountById } from '../identity/accounts.ts';
import { verifyToken } from '../identity/verify-token.ts';
import { readAssignments } from '../records/engineer-assignments.ts';
import { noteProven, readUsers } from '../records/users.ts';
import { impersonate, impersonatedBy } from './impersonation.ts';

/** Somebody signed in, whose account may enter the application. `claims` hold for the chosen agency alone. */
export interface Session extends Actor {
  /** Who really acts: an admin may act as somebody else, whose `uid`, claims and company the session then has. */
  readonly realUid: string;
  readonly user: User;
  /** What they may do in all of their agencies. */
  readonly everywhere: Claims;
  /** The agency chosen in the header, or the only one. */
  readonly agencyId: string | undefined;
  /** When whoever really acts last proved who they are; seconds since 1970. */
  readonly signedInAt: number;
}

const bearerOf = (request: Request): string | undefined => {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const match = /^Bearer (\S+)$/i.exec(header);
  if (!match?.[1]) throw new AppError(401, 'auth.invalid');
  return match[1];
};

const barrierCodes = {
  unverifiedEmail: 'auth.unverifiedEmail',
  notAccepted: 'auth.notAccepted',
  noAgencies: 'auth.noAgencies',
} as const satisfies Record<string, ErrorCode>;

/** Whether an account kept out at the door is refused, or answered like somebody who is not signed in. */
export type AtTheDoor = 'refuse' | 'signedOut';

const chosenAgency = (request: Request, claims: Claims): string | undefined => {
  const agencies = workplacesOf(claims);
  const header = request.headers['x-agency-id'];
  const chosen = typeof header === 'string' && header !== '' ? header : undefined;
  if (chosen && !agencies.includes(chosen)) throw new AppError(403, 'auth.wrongAgency');
  return chosen ?? (agencies.length === 1 ? agencies[0] : undefined);
};

/** Engineers alone: the talents they have to do with, which the rules look up one by one. */
const assignmentsOf = (uid: string, { roles }: Claims): Promise<readonly Assignment[]> =>
  roles.includes('engineer') ? readAssignments(uid) : Promise.resolve([]);

/**
 * Whether the caller's address is proven. The provider knows first of an opened verification link, and is asked only by
 * somebody who would be kept out for it; the record hears of it then, once.
 */
const isProven = async ({ id, emailVerified }: User, saysToken: boolean): Promise<boolean> => {
  if (emailVerified) return true;
  const proven = saysToken || (await findAccountById(id))?.emailVerified === true;
  if (proven) await noteProven(id);
  return proven;
};

const isUid = (uid: string): boolean => uid.length <= 128 && ID_PATTERN.test(uid);

/**
 * Who is calling; undefined when nobody is signed in. 401: bad, ended or closed. 503: nobody could tell. 403: the account may not enter, the
 * agency in the header is not the caller's, or they may not act as the account in the header.
 *
 * What an account may do is read from its record and never from the token, so a decision holds from its commit on. The
 * identity provider is not asked.
 *
 * What is open to anybody is open to an account at the door as well: it is how people ask for their mail again.
 */
export const sessionOf = async (
  request: Request,
  atTheDoor: AtTheDoor = 'refuse',
): Promise<Session | undefined> => {
  const token = bearerOf(request);
  const impersonated = impersonatedBy(request);
  if (token === undefined) {
    if (impersonated !== undefined) throw new AppError(403, 'auth.forbidden');
    return undefined;
  }
  if (impersonated !== undefined && !isUid(impersonated)) throw new AppError(403, 'auth.forbidden');
  const decoded = await verifyToken(token);
  const [caller, target] = await readUsers([
    decoded.uid,
    ...(impersonated === undefined ? [] : [impersonated]),
  ]);
  if (!caller) throw new AppError(403, 'auth.forbidden');
  const version: unknown = decoded['accessVersion'];
  const isEnded = (typeof version === 'number' ? version : 0) < (caller.sessionsFrom ?? 0);
  if (caller.disabled || isEnded) throw new AppError(401, 'auth.invalid');

  const own = claimsOfUser(caller, await isProven(caller, decoded.email_verified === true));
  // Whoever may not enter may not act as somebody who may.
  const actsAsSelf = impersonated === undefined || barrierOf(own) !== undefined;
  const everywhere = actsAsSelf ? own : impersonate(own, target);
  const barrier = barrierOf(everywhere);
  if (barrier) {
    if (atTheDoor === 'signedOut' && impersonated === undefined) return undefined;
    throw new AppError(403, barrierCodes[barrier]);
  }
  const user = actsAsSelf ? caller : (target ?? caller);
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
export const agencyOf = (session: Session): string => {
  if (!session.agencyId) throw new AppError(422, 'auth.agencyRequired');
  return session.agencyId;
};
