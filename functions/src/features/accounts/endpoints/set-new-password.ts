import type { Handlers } from '../../../http/call.ts';
import { setNewPassword } from '../services/set-new-password.ts';

export const setNewPasswordEndpoint: Handlers['user.setNewPassword'] = async ({ body }) => ({
  status: 'success',
  email: await setNewPassword(body.oobCode, body.newPassword),
});
