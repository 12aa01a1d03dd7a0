import type { MessageId } from '../../i18n/locale.ts';

const texts: Readonly<Record<string, MessageId>> = {
  'auth/email-already-in-use': 'authError.emailInUse',
  'auth/invalid-email': 'authError.invalidEmail',
  'auth/wrong-password': 'authError.wrongPassword',
  'auth/invalid-credential': 'authError.wrongCredentials',
  'auth/invalid-login-credentials': 'authError.wrongCredentials',
  'auth/user-not-found': 'authError.userNotFound',
  'auth/user-disabled': 'authError.userDisabled',
  'auth/too-many-requests': 'authError.tooManyRequests',
  'auth/unverified-email': 'authError.unverifiedEmail',
  'auth/requires-recent-login': 'authError.recentLogin',
  'auth/expired-action-code': 'authError.expiredCode',
  'auth/invalid-action-code': 'authError.invalidCode',
  'auth/invalid-verification-code': 'authError.invalidPhoneCode',
  'auth/missing-verification-code': 'authError.missingPhoneCode',
  'auth/unknown-account': 'authError.unknownAccount',
  'auth/popup-blocked': 'authError.popupBlocked',
  'auth/popup-closed-by-user': 'authError.cancelled',
  'auth/cancelled-popup-request': 'authError.cancelled',
  'auth/network-request-failed': 'authError.network',
};

const getString = (error: unknown, key: 'code' | 'message'): string | undefined => {
  const value =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Returns the message of a failed authentication: our text for a known code, else the provider's code or message. */
export const getAuthErrorText = (error: unknown): { readonly id: MessageId } | { readonly raw: string } => {
  const code = getString(error, 'code');
  const id = code === undefined ? undefined : texts[code];
  if (id) return { id };
  const raw = code ?? getString(error, 'message');
  return raw === undefined ? { id: 'authError.unexpected' } : { raw };
};
