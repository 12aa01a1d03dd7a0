import { accounts } from './accounts.ts';
import { passwords } from './passwords.ts';
import { signUp } from './signUp.ts';

/** Signing in, registering, and setting a password. */
export const wayIn = {
  ...accounts,
  ...passwords,
  ...signUp,
};
