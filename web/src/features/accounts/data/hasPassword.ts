import { getOwnUser } from '#firebase/auth.ts';

/** Returns whether the signed-in user has a password; without one they use Google only. */
export const hasPassword = (): boolean =>
  getOwnUser()?.providerData.some(({ providerId }) => providerId === 'password') ?? false;
