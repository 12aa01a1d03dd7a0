import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { passwordsApi, type EmailLinkPurpose } from '@domain/accounts/passwords.api.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { call, change } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

const anonymous = { anonymous: true } as const;

/** Requests a reset link; the reply is the same for every address. */
export const requestReset = async (email: string, submission: Submission): Promise<void> => {
  await change(passwordsApi['user.resetPassword'], { body: { email } }, submission, anonymous);
};

/** Returns the agency of a mailed link's page, undefined (the platform) when unknown for any reason, and whether the link was used or has expired. */
export const usePasswordLink = (
  oobCode: string,
): { readonly agency: AgencyBrand | undefined; readonly isSpent: boolean } => {
  const { data } = useRequest(oobCode || null, (signal) =>
    call(passwordsApi['user.passwordLink'], { query: { oobCode } }, { ...anonymous, signal }),
  );
  return { agency: data?.agency ?? undefined, isSpent: data?.isUsable === false };
};

/** Loads what a mailed link confirms; null when it can't be used. */
export const useEmailLink = (oobCode: string): Request<EmailLinkPurpose | null> =>
  useRequest(oobCode, async (signal) => {
    if (oobCode === '') return null;
    const input = { query: { oobCode } };
    return (await call(passwordsApi['user.emailLink'], input, { ...anonymous, signal })).purpose;
  });

/** Sends a new password to an endpoint below `/api`. Any 200 means success. */
export const sendNewPassword = async (
  target: string,
  body: { readonly oobCode: string; readonly newPassword: string },
  submission: Submission,
): Promise<void> => {
  try {
    await change({ ...passwordsApi['user.setNewPassword'], path: target }, { body }, submission, anonymous);
  } catch (error) {
    if (!isApiError(error) || error.status !== 200) throw error;
  }
};
