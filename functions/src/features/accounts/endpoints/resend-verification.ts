import type { Handlers } from '../../../http/call.ts';
import { EMAIL_SENT } from '../../../identity/verification-mail.ts';
import { resendVerification } from '../services/resend-verification.ts';

export const resendVerificationEndpoint: Handlers['accounts.resendVerification'] = async ({ params }) => {
  await resendVerification(params.userId);
  return EMAIL_SENT;
};

export const sendNewLinkEndpoint: Handlers['user.sendNewLink'] = async ({ params }) => {
  await resendVerification(params.uid);
  return EMAIL_SENT;
};
