import type { DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '../../platform/errors/app-error.ts';
import { auth } from '../../platform/firestore/db.ts';
import { getCode } from '../../work/identity/accounts.ts';

/** The local Auth emulator doesn't sign, so only its unsigned form is accepted. */
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

/** The library's codes for tokens that are expired or whose account is closed or deleted. */
const ENDED: readonly unknown[] = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** One code covers both invalid tokens, whose message mentions the token, and failures to fetch the keys for a valid one, whose message doesn't. */
const isAboutToken = (error: unknown): boolean =>
  getCode(error) === 'auth/argument-error' && /ID token|verifyIdToken/.test((error as Error).message);

/** The provider is unavailable: the token's state is unknown, so the user stays signed in. */
const createOutageError = (): AppError => new AppError(503, 'server.busy', { retryAfterSeconds: 2 });

/** Verifies a token by signature only; the account's record decides whether it is still valid. 401 only for an invalid one, because browsers sign out on it. */
export const verifyToken = async (token: string): Promise<DecodedIdToken> => {
  if (isForgedLocally(token)) throw new AppError(401, 'auth.invalid');
  try {
    return await auth().verifyIdToken(token);
  } catch (error) {
    if (ENDED.includes(getCode(error)) || isAboutToken(error)) throw new AppError(401, 'auth.invalid');
    throw createOutageError();
  }
};
