import { EMAIL_SENT, mailVerification } from '../../identity/verification-mail.ts';
import type { Operation } from '../../operation.ts';

/** Mails a new verification link. Does nothing, silently, for an unknown or verified account. */
export const sendNewLink: Operation<'user.sendNewLink'> = async ({ params: { uid } }) => {
  await mailVerification(uid, { platform: 'verification' }, null);
  return EMAIL_SENT;
};
