import type { DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '../errors/app-error.ts';
import { auth } from '../firestore/db.ts';
import { codeOf } from './accounts.ts';

/** The local Auth emulator signs nothing, so anything but its own unsigned form is refused there. */
const isForgedLocally = (token: string): boolean => {
  if (!process.env['FIREBASE_AUTH_EMULATOR_HOST']) return false;
  const [header, , signature] = token.split('.');
  try {
    const parsed = JSON.parse(Buffer.from(header ?? '', 'base64url').toString()) as { alg?: unknown } | null;
    return parsed?.alg !== 'none' || signature !== '';
  } catch {
    return true;
  }
};

/** What the library says of a token that is expired, or whose account is closed or gone. */
const ENDED: readonly unknown[] = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * One code of the library stands for two things: a token that is none, of which its text speaks, and keys that could not
 * be fetched to check a sound one, of which it speaks otherwise.
 */
const isAboutToken = (error: unknown): boolean =>
  codeOf(error) === 'auth/argument-error' && /ID token|verifyIdToken/.test((error as Error).message);

/** The provider could not be asked: nothing is known of the token, so nobody is signed out for it. */
const outage = (): AppError => new AppError(503, 'server.busy', { retryAfterSeconds: 2 });

/**
 * The token by its signature alone: whether it still holds is for the account's own record to say. 401 for a bad one
 * and for nothing else: browsers sign people out at it.
 */
export const verifyToken = async (token: string): Promise<DecodedIdToken> => {
  if (isForgedLocally(token)) throw new AppError(401, 'auth.invalid');
  try {
    return await auth().verifyIdToken(token);
  } catch (error) {
    if (ENDED.includes(codeOf(error)) || isAboutToken(error)) throw new AppError(401, 'auth.invalid');
    throw outage();
  }
};
