import { AppError } from '../../platform/errors/app-error.ts';
import { EMAIL_SENT, sendVerification } from '../../auth/identity/verification-mail.ts';
import type { Operation } from '../../work/operation.ts';

const isTooOften = (error: unknown): boolean => error instanceof AppError && error.status === 429;

/** Mails a new verification link. Silent for unknown, verified and rate-limited accounts, so callers can't detect accounts. */
const resendMail = async (uid: string): Promise<string> => {
  try {
    await sendVerification(uid, { platform: 'verification' }, null);
  } catch (error) {
    if (!isTooOften(error)) throw error;
  }
  return EMAIL_SENT;
};

export const resendVerification: Operation<'accounts.resendVerification'> = ({ params }) =>
  resendMail(params.userId);

/** Resends for the path in older mails; the account's kind is irrelevant. */
export const sendNewLink: Operation<'user.sendNewLink'> = ({ params }) => resendMail(params.uid);
