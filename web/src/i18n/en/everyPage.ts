import { errorsEn } from '@domain/messages/errors.en.ts';
import { auditions } from './auditions.ts';
import { castings } from './castings.ts';
import { common } from './common.ts';

/** What any page may say: errors, and all that opens from a link. */
export const everyPage = {
  ...errorsEn,
  ...common,
  ...castings,
  ...auditions,
} as const;
