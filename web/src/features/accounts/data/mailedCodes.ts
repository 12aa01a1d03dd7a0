import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import type { EmailLinkPurpose } from '@domain/accounts/passwords.api.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Returns the agency of a mailed link's page, undefined (the platform) when unknown for any reason, and whether the link was used or has expired. */
export const usePasswordLink = (
  oobCode: string,
): { readonly agency: AgencyBrand | undefined; readonly isSpent: boolean } => {
  const { data } = useRequest(oobCode || null, (signal) =>
    api.user.passwordLink({ oobCode }, { anonymous: true, signal }),
  );
  return { agency: data?.agency ?? undefined, isSpent: data?.isUsable === false };
};

/** Loads what a mailed link confirms; null when it can't be used. */
export const useEmailLink = (oobCode: string): Request<EmailLinkPurpose | null> =>
  useRequest(oobCode, async (signal) => {
    if (oobCode === '') return null;
    return (await api.user.emailLink({ oobCode }, { anonymous: true, signal })).purpose;
  });

/** Sends a new password to an endpoint below `/api`. Any 200 means success. */
export const sendNewPassword = async (
  target: string,
  body: { readonly oobCode: string; readonly newPassword: string },
  submission: Submission,
): Promise<void> => {
  try {
    await api.user.setNewPassword(body, { ...submission, anonymous: true, path: target });
  } catch (error) {
    if (!isApiError(error) || error.status !== 200) throw error;
  }
};
