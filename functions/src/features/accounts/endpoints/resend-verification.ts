import type { Handlers } from '../../../http/call.ts';
import { resendVerification } from '../services/resend-verification.ts';

export const resendVerificationEndpoint: Handlers['accounts.resendVerification'] = async ({ params }) => {
  await resendVerification(params.userId);
  return 'Email sent!!';
};
