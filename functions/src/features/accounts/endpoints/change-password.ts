import type { Handlers } from '../../../http/call.ts';
import { changePassword } from '../services/change-password.ts';

export const changePasswordEndpoint: Handlers['accounts.changePassword'] = async ({ session, body }) => {
  await changePassword(session, body.newPassword);
  return { status: 'success' };
};
