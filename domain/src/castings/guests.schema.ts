import { exactly, flag, text, type yup } from '../messages/yup.ts';
import { deadline } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { title } from '../values/names.ts';
import { linkSwitches } from './castings.schema.ts';
import { COMMENT_MAX } from './guests.ts';
import { GUESTS_HEAR, PASSCODE_MAX, PASSCODE_MIN } from './links.ts';

const terms = {
  /** A new passcode; null: none from now on. */
  passcode: text().min(PASSCODE_MIN).max(PASSCODE_MAX).nullable(),
  /** Null: it does not expire. */
  expiresAt: deadline().nullable(),
  asksVotes: flag(),
  sharesComments: flag(),
  hears: text().oneOf(GUESTS_HEAR),
};

/** What is set of a link; what is left out stays. */
export const linkTermsSchema = exactly(terms);
export type LinkTermsValues = yup.InferType<typeof linkTermsSchema>;

/** The same of a project's link, which is switched on, off and replaced by the same call. */
export const projectLinkSchema = exactly({ ...terms, ...linkSwitches });
export type ProjectLinkValues = yup.InferType<typeof projectLinkSchema>;

export const guestNameSchema = title();
export const commentSchema = freeText(COMMENT_MAX).required();
