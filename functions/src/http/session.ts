import type { Request } from 'firebase-functions/v2/https';
import { barrierOf, type Claims } from '@domain/access/roles.ts';
import type { Actor } from '@domain/access/access.policy.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { auth, db, documentOf } from '../firestore/db.ts';
import { AppError } from './app-error.ts';
import { accountOf, impersonate, impersonatedBy } from './impersonation.ts';

/** Somebody signed in, whose account may enter the application. */
export interface Session extends Actor {
  /** Who really acts: an admin may act as somebody else, whose `uid`, claims and company the session then has. */
  readonly realUid: string;
  readonly user: User;
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

/** The local Auth emulator signs nothing, so anything but its own unsigned form is refused there. */
const refuseForgeryLocally = (token: string): void => {
  if (!process.env['FIREBASE_AUTH_EMULATOR_HOST']) return;
  const [header, , signature] = token.split('.');
  const { alg } = JSON.parse(Buffer.from(header ?? '', 'base64url').toString()) as { alg?: unknown };
  if (alg !== 'none' || signature !== '') throw new AppError(401, 'auth.invalid');
};

const barrierCodes = {
  unverifiedEmail: 'auth.unverifiedEmail',
  notAccepted: 'auth.notAccepted',
  noAgencies: 'auth.noAgencies',
} as const satisfies Record<string, ErrorCode>;

const verify = async (token: string) => {
  try {
    refuseForgeryLocally(token);
    const decoded = await auth().verifyIdToken(token);
    const record = await auth().getUser(decoded.uid);
    const validAfter = record.tokensValidAfterTime ? Date.parse(record.tokensValidAfterTime) / 1000 : 0;
    if (record.disabled || decoded.auth_time < Math.floor(validAfter))
      throw new AppError(401, 'auth.invalid');
    return { record, signedInAt: decoded.auth_time };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(401, 'auth.invalid');
  }
};

/** Whether an account kept out at the door is refused, or answered like somebody who is not signed in. */
export type AtTheDoor = 'refuse' | 'signedOut';

const chosenAgency = (request: Request, { agencies }: Claims): string | undefined => {
  const header = request.headers['x-agency-id'];
  const chosen = typeof header === 'string' && header !== '' ? header : undefined;
  if (chosen && !agencies.includes(chosen)) throw new AppError(403, 'auth.wrongAgency');
  return chosen ?? (agencies.length === 1 ? agencies[0] : undefined);
};

/**
 * Who is calling; undefined when nobody is signed in. 401: bad, revoked or disabled. 403: the account may not enter, the
 * agency in the header is not the caller's, or they may not act as the account in the header.
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
  const { record, signedInAt } = await verify(token);
  const caller = accountOf(record);
  // Whoever may not enter may not act as somebody who may.
  const actsAsSelf = impersonated === undefined || barrierOf(caller.claims) !== undefined;
  const account = actsAsSelf ? caller : await impersonate(caller, impersonated);
  const barrier = barrierOf(account.claims);
  if (barrier) {
    if (atTheDoor === 'signedOut' && impersonated === undefined) return undefined;
    throw new AppError(403, barrierCodes[barrier]);
  }
  const { uid, claims } = account;
  const agencyId = chosenAgency(request, claims);
  const user = documentOf<User>(await db().collection('users').doc(uid).get());
  if (!user) throw new AppError(403, 'auth.forbidden');
  const { companyId, showRates = [] } = user;
  return { uid, realUid: caller.uid, claims, companyId, showRates, user, agencyId, signedInAt };
};

/** The agency the caller acts in; 422 when they have several and named none. */
export const agencyOf = (session: Session): string => {
  if (!session.agencyId) throw new AppError(422, 'auth.agencyRequired');
  return session.agencyId;
};
