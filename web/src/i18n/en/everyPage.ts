import { errorsEn } from '@domain/messages/errors.en.ts';
import { accounts } from './accounts.ts';
import { auditions } from './auditions.ts';
import { castings } from './castings.ts';
import { common } from './common.ts';
import { passwords } from './passwords.ts';
import { signUp } from './signUp.ts';

/** What any page may say: errors, the way in, and all that opens from a link. */
export const everyPage = {
  ...errorsEn,
  ...common,
  ...accounts,
  ...passwords,
  ...signUp,
  ...castings,
  ...auditions,
} as const;
