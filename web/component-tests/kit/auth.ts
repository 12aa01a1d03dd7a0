/** Stands in for `lib/firebase/auth.ts`: no identity provider. */
export const ownUser = () => null;
