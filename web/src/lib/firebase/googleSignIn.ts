import {
  browserPopupRedirectResolver,
  deleteUser,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  signInWithPopup,
  type Auth,
} from 'firebase/auth';

/** Error for a Google user without an account here. */
class UnknownAccountError extends Error {
  readonly code = 'auth/unknown-account';
}

/**
 * Signs in by Google's popup. An address without an account gets none: accounts come from
 * registration or an agency, so the one the provider just created is deleted.
 */
export const signInByPopup = async (auth: Auth): Promise<void> => {
  const result = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  if (!getAdditionalUserInfo(result)?.isNewUser) return;
  await deleteUser(result.user);
  throw new UnknownAccountError(`No account for ${result.user.email ?? 'this address'}`);
};
