import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { TokenKind } from '@domain/contract.ts';
import { AppError } from '../errors/app-error.ts';
import { linkKey } from './link-key.ts';

const ISSUER = 'voice-casting';
const PURPOSE = 'tokens';

export interface LinkToken {
  readonly kind: TokenKind;
  /** The one record the token is for. */
  readonly subject: string;
  /** Compared with the record's own version: raising that revokes the token. */
  readonly version: number;
}

/**
 * Makes a token for one purpose and one record. `expiresAt` is milliseconds since the epoch. It is sealed and not only
 * signed: ids of records name projects and people, and whoever holds a link is not to read them from it.
 */
export const signToken = (token: LinkToken, expiresAt: number): Promise<string> =>
  new EncryptJWT({ v: token.version })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(ISSUER)
    .setAudience(token.kind)
    .setSubject(token.subject)
    .setIssuedAt()
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .encrypt(linkKey(PURPOSE));

/**
 * Reads a token of one of the given kinds. 401 when it is forged, damaged or of another kind, 410 when it has expired.
 * Whether its version is still current is for the caller, who has the record.
 */
export const readToken = async (token: string, kinds: readonly TokenKind[]): Promise<LinkToken> => {
  try {
    const { payload } = await jwtDecrypt(token, linkKey(PURPOSE), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
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
