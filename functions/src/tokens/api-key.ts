import { createHash, randomBytes } from 'node:crypto';
import { KEY_PREFIX } from '@domain/apiKeys/api-keys.ts';

const KEY_BYTES = 32;

/** A new key, of 256 random bits behind the prefix. */
export const newSecret = (): string => KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** The name under which a key is kept: its SHA-256 in hex, which leads back to no key. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
