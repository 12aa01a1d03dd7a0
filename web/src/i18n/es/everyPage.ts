import { errorsEs } from '@domain/messages/errors.es.ts';
import { accounts } from './accounts.ts';
import { auditions } from './auditions.ts';
import { castings } from './castings.ts';
import { common } from './common.ts';
import { passwords } from './passwords.ts';
import { signUp } from './signUp.ts';

/** What any page may say: errors, the way in, and all that opens from a link. */
export const everyPage = {
  ...errorsEs,
  ...common,
  ...accounts,
  ...passwords,
  ...signUp,
  ...castings,
  ...auditions,
};
