import { accounts } from './accounts.ts';
import { passwords } from './passwords.ts';
import { signUp } from './signUp.ts';

/** What is said on the way in: signing in, registering, a new password. */
export const wayIn = {
  ...accounts,
  ...passwords,
  ...signUp,
} as const;
