import { importJWK, SignJWT } from 'jose';
import { SUPPORT_EMAIL } from '../../config.ts';
import type { PushKey } from './push-key.ts';

/** Services refuse more than 24 hours. */
const LIFETIME = '12h';
const COORDINATE_BYTES = 32;

/** Returns the header by which a push service knows this installation (RFC 8292), with the support's address for its operator. */
export const signRequest = async (endpoint: string, { privateKey, publicKey }: PushKey): Promise<string> => {
  const [x, y] = [1, 1 + COORDINATE_BYTES].map((start) =>
    Buffer.from(publicKey, 'base64url')
      .subarray(start, start + COORDINATE_BYTES)
      .toString('base64url'),
  );
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateKey }, 'ES256');

  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(LIFETIME)
    .setSubject(`mailto:${SUPPORT_EMAIL.value()}`)
    .sign(key);

  return `vapid t=${token}, k=${publicKey}`;
};
