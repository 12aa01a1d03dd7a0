import {
  browserPopupRedirectResolver,
  deleteUser,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  signInWithPopup,
  type Auth,
} from 'firebase/auth';

/** Somebody whom Google knows and this platform does not. */
export class UnknownAccountError extends Error {
  readonly code = 'auth/unknown-account';
}

/**
 * Google's own window asks who it is. An address that has no account here gets none by this: accounts are made by
 * registering, or by an agency, so what the provider has just made is taken back.
 */
export const signInByPopup = async (auth: Auth): Promise<void> => {
  const result = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  if (!getAdditionalUserInfo(result)?.isNewUser) return;
  await deleteUser(result.user);
  throw new UnknownAccountError(`No account for ${result.user.email ?? 'this address'}`);
};
