import type { Request } from 'firebase-functions/v2/https';
import { claimsFrom, barrierOf } from '@domain/access/roles.ts';
import type { Actor } from '@domain/access/access.policy.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { auth, db, documentOf } from '../firestore/db.ts';
import { AppError } from './app-error.ts';

/** Somebody signed in, whose account may enter the application. */
export interface Session extends Actor {
  readonly user: User;
  /** The agency chosen in the header, or the only one. */
  readonly agencyId: string | undefined;
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
    return record;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(401, 'auth.invalid');
  }
};

/**
 * Who is calling; undefined when nobody is signed in. Roles and agencies are read from the account itself and not from
 * the token, so a changed claim holds at once. 401: bad, revoked or disabled. 403: the account may not enter, or the
 * agency in the header is not the caller's.
 */
export const sessionOf = async (request: Request): Promise<Session | undefined> => {
  const token = bearerOf(request);
  if (token === undefined) return undefined;
  const record = await verify(token);
  const stored = claimsFrom(record.customClaims ?? {}, record.uid);
  const claims = { ...stored, emailVerified: stored.emailVerified || record.emailVerified };
  const barrier = barrierOf(claims);
  if (barrier) throw new AppError(403, barrierCodes[barrier]);

  const header = request.headers['x-agency-id'];
  const chosen = typeof header === 'string' && header !== '' ? header : undefined;
  if (chosen && !claims.agencies.includes(chosen)) throw new AppError(403, 'auth.wrongAgency');
  const only = claims.agencies.length === 1 ? claims.agencies[0] : undefined;

  const user = documentOf<User>(await db().collection('users').doc(record.uid).get());
  if (!user) throw new AppError(403, 'auth.forbidden');
  return { uid: record.uid, claims, companyId: user.companyId, user, agencyId: chosen ?? only };
};

/** The agency the caller acts in; 422 when they have several and named none. */
export const agencyOf = (session: Session): string => {
  if (!session.agencyId) throw new AppError(422, 'auth.agencyRequired');
  return session.agencyId;
};
