import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readUser } from '../../work/collections/users.ts';
import { readToken } from '../../work/tokens/tokens.ts';

/** Returns what a mailed link still confirms. */
export const readEmailLink: Operation<'user.emailLink'> = async ({ query: { oobCode } }) => {
  try {
    const { kind, subject, version } = await readToken(oobCode, ['email-change', 'email-proof']);
    const user = await readUser(subject);
    if (!user || (user.emailVersion ?? 0) !== version) return { purpose: null };
    if (kind === 'email-proof') return { purpose: 'account' };
    return { purpose: user.pendingEmail === undefined ? null : 'change' };
  } catch (error) {
    if (error instanceof AppError) return { purpose: null };
    throw error;
  }
};
