import { errors, jwtVerify, SignJWT } from 'jose';
import { defineSecret } from 'firebase-functions/params';
import type { TokenKind } from '@domain/contract.ts';
import { AppError } from '../http/app-error.ts';

/** Signs every link; at least 32 bytes. */
export const TOKEN_KEY = defineSecret('TOKEN_KEY');

const ISSUER = 'voice-casting';

const key = (): Uint8Array => {
  const secret = new TextEncoder().encode(TOKEN_KEY.value());
  if (secret.length < 32) throw new Error('The secret TOKEN_KEY needs at least 32 bytes');
  return secret;
};

export interface LinkToken {
  readonly kind: TokenKind;
  /** The one record the token is for. */
  readonly subject: string;
  /** Compared with the record's own version: raising that revokes the token. */
  readonly version: number;
}

/** Signs a token for one purpose and one record. `expiresAt` is milliseconds since the epoch. */
export const signToken = (token: LinkToken, expiresAt: number): Promise<string> =>
  new SignJWT({ v: token.version })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(token.kind)
    .setSubject(token.subject)
    .setIssuedAt()
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(key());

/**
 * Reads a token of one of the given kinds. 401 when it is forged, damaged or of another kind, 410 when it has expired.
 * Whether its version is still current is for the caller, who has the record.
 */
export const readToken = async (token: string, kinds: readonly TokenKind[]): Promise<LinkToken> => {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: [...kinds],
      requiredClaims: ['sub', 'exp', 'v'],
    });
    const kind = kinds.find((candidate) => candidate === payload.aud);
    if (!kind || typeof payload.sub !== 'string' || typeof payload['v'] !== 'number') {
      throw new AppError(401, 'link.invalid');
    }
    return { kind, subject: payload.sub, version: payload['v'] };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new AppError(410, 'link.expired');
    if (error instanceof errors.JOSEError) throw new AppError(401, 'link.invalid');
    throw error;
  }
};
