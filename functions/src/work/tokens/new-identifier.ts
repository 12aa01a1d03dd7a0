import { randomBytes } from 'node:crypto';

/** Returns a public address's identifier, of 144 random bits. */
export const createIdentifier = (): string => randomBytes(18).toString('base64url');
