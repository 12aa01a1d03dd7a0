import { strictObject, flag, text, type yup } from '../messages/yup.ts';
import { deadline } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { title } from '../values/names.ts';
import { linkSwitches } from './castings.schema.ts';
import { COMMENT_MAX } from './guests.ts';
import { GUESTS_HEAR, PASSCODE_MAX, PASSCODE_MIN } from './links.ts';

const terms = {
  /** A new passcode; null: none. */
  passcode: text().min(PASSCODE_MIN).max(PASSCODE_MAX).nullable(),
  /** Null: no expiry. */
  expiresAt: deadline().nullable(),
  asksVotes: flag(),
  sharesComments: flag(),
  hears: text().oneOf(GUESTS_HEAR),
};

/** A change of a link's terms; omitted fields stay. */
export const linkTermsSchema = strictObject(terms);
export type LinkTermsValues = yup.InferType<typeof linkTermsSchema>;

export const projectLinkSchema = strictObject({ ...terms, ...linkSwitches });
export type ProjectLinkValues = yup.InferType<typeof projectLinkSchema>;

export const guestNameSchema = title();
export const commentSchema = freeText(COMMENT_MAX).required();
