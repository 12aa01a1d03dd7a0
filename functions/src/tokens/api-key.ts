import { createHash, randomBytes } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { KEY_PREFIX } from '@domain/apiKeys/api-keys.ts';
import { linkKey } from './link-key.ts';

const KEY_BYTES = 32;
const PURPOSE = 'new API keys';

/** A new key, of 256 random bits behind the prefix. */
export const newSecret = (): string => KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** The name under which a key is kept: its SHA-256 in hex, which leads back to no key. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A key that is sealed for a repeat of the call that made it: what is noted of a call can be read in the database. */
export const sealSecret = (secret: string): Promise<string> =>
  new EncryptJWT({ secret }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(linkKey(PURPOSE));

/** What `sealSecret` sealed. */
export const openSecret = async (sealed: string): Promise<string> => {
  const { payload } = await jwtDecrypt(sealed, linkKey(PURPOSE));
  return String(payload['secret']);
};
