import { AppError } from '../../errors/app-error.ts';
import { EMAIL_SENT, mailVerification } from '../../identity/verification-mail.ts';
import type { Operation } from '../../operation.ts';

const isTooOften = (error: unknown): boolean => error instanceof AppError && error.status === 429;

/**
 * Mails a new verification link. Does nothing, silently, for an unknown or verified account and for one that was mailed
 * often: whoever asks is not told that there is one.
 */
const mailAgain = async (uid: string): Promise<string> => {
  try {
    await mailVerification(uid, { platform: 'verification' }, null);
  } catch (error) {
    if (!isTooOften(error)) throw error;
  }
  return EMAIL_SENT;
};

export const resendVerification: Operation<'accounts.resendVerification'> = ({ params }) =>
  mailAgain(params.userId);

/** The same at the address that older mails name; the kind of account makes no difference. */
export const sendNewLink: Operation<'user.sendNewLink'> = ({ params }) => mailAgain(params.uid);
