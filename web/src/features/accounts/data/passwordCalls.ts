import { passwordsApi } from '@domain/accounts/passwords.api.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { call } from '../../../lib/http/call.ts';

const anonymous = { anonymous: true } as const;

/** Has a reset link mailed; the answer is the same for every address. */
export const requestReset = async (email: string): Promise<void> => {
  await call(passwordsApi['user.resetPassword'], { body: { email } }, anonymous);
};

/** Sends a new password to an endpoint below `/api`. Any 200 means that it was taken. */
export const sendNewPassword = async (
  target: string,
  body: { readonly oobCode: string; readonly newPassword: string },
): Promise<void> => {
  try {
    await call({ ...passwordsApi['user.setNewPassword'], path: target }, { body }, anonymous);
  } catch (error) {
    if (!isApiError(error) || error.status !== 200) throw error;
  }
};
