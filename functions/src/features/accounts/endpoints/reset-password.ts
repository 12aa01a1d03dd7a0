import type { Handlers } from '../../../http/call.ts';
import { requestPasswordReset } from '../services/request-password-reset.ts';

export const resetPasswordEndpoint: Handlers['user.resetPassword'] = async ({ body }) => {
  await requestPasswordReset(body.email);
  return { status: 'success' };
};
