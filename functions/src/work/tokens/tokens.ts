import { createHmac } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { TokenKind } from '@domain/contract.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { deriveLinkKey } from './link-key.ts';

const ISSUER = 'voice-casting';
const PURPOSE = 'tokens';

export interface LinkToken {
  readonly kind: TokenKind;
  readonly subject: string;
  /** Compared with the record's version: raising that revokes the token. */
  readonly version: number;
}

/** `issuedAt`, `expiresAt`: milliseconds since the epoch. */
const prepareToken = (token: LinkToken, issuedAt: number, expiresAt: number): EncryptJWT =>
  new EncryptJWT({ v: token.version })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(ISSUER)
    .setAudience(token.kind)
    .setSubject(token.subject)
    .setIssuedAt(Math.floor(issuedAt / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000));

/** Creates a token for one purpose and record, encrypted because ids name projects and people. `expiresAt`: milliseconds since the epoch. */
export const signToken = (token: LinkToken, expiresAt: number): Promise<string> =>
  prepareToken(token, Date.now(), expiresAt).encrypt(deriveLinkKey(PURPOSE));

const IV_BYTES = 12;

/** Creates the same token each time for the same content and times. Its initialization vector follows from all of them, so no two contents share one. */
export const signRepeatableToken = (
  token: LinkToken,
  issuedAt: number,
  expiresAt: number,
): Promise<string> => {
  const { kind, subject, version } = token;
  const content = JSON.stringify([kind, subject, version, issuedAt, expiresAt]);
  const vector = createHmac('sha256', deriveLinkKey(`${PURPOSE} vectors`))
    .update(content)
    .digest();

  return prepareToken(token, issuedAt, expiresAt)
    .setInitializationVector(new Uint8Array(vector.subarray(0, IV_BYTES)))
    .encrypt(deriveLinkKey(PURPOSE));
};

/** Parses a token of the given kinds. 401: forged, damaged or another kind. 410: expired. The caller checks its version against the record. */
export const readToken = async (token: string, kinds: readonly TokenKind[]): Promise<LinkToken> => {
  try {
    const { payload } = await jwtDecrypt(token, deriveLinkKey(PURPOSE), {
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
