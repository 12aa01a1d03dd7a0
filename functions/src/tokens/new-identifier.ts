import { randomBytes } from 'node:crypto';

/** An identifier that opens a public address, of 144 random bits: long enough that nobody guesses one. */
export const newIdentifier = (): string => randomBytes(18).toString('base64url');
