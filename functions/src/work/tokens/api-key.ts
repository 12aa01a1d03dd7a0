import { createHash, randomBytes } from 'node:crypto';
import { KEY_PREFIX } from '@domain/apiKeys/api-keys.ts';

const KEY_BYTES = 32;

/** Returns a new key: the prefix and 256 random bits. */
export const createKeySecret = (): string => KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** Returns a key's id: its SHA-256 in hex, which isn't reversible. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
