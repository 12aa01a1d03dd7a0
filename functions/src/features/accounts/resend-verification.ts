import { EMAIL_SENT, mailVerification } from '../../identity/verification-mail.ts';
import type { Operation } from '../../operation.ts';

/** Mails a new verification link. Does nothing, silently, for an unknown or verified account. */
export const resendVerification: Operation<'accounts.resendVerification'> = async ({
  params: { userId },
}) => {
  await mailVerification(userId, { platform: 'verification' }, null);
  return EMAIL_SENT;
};
