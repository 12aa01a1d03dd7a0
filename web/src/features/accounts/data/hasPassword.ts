import { ownUser } from '#firebase/auth.ts';

/** Whether whoever's browser this is has a password; without one they sign in with Google alone. */
export const hasPassword = (): boolean =>
  ownUser()?.providerData.some(({ providerId }) => providerId === 'password') ?? false;
