import { mailVerification } from '../../../identity/verification-mail.ts';

/** Mails a new verification link. Does nothing, silently, for an unknown or verified account. */
export const resendVerification = async (uid: string): Promise<void> => {
  await mailVerification(uid, { platform: 'verification' }, null);
};
