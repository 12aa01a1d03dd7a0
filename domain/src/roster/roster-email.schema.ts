import { exactly, idSchema, text } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import { eachOnce } from '../values/lists.ts';
import { chosenTalents } from './roster.schema.ts';

/** Letters of a subject: with the agency's name before it, as many as programs show. */
export const EMAIL_SUBJECT_MAX = 120;

/** Letters of a message, which is plain text. */
export const EMAIL_MESSAGE_MAX = 5000;

/** Emails of this kind that one inbox gets from one agency within a day, whoever of the agency sends them. */
export const EMAILS_A_DAY = 5;

/** Talents whom one call writes to: whoever sends to more sees how far it is. */
export const EMAIL_CHUNK = 50;

const words = {
  subject: text().max(EMAIL_SUBJECT_MAX).required(),
  message: freeText(EMAIL_MESSAGE_MAX).required(),
};

/** What is written to talents, as a form asks for it. */
export const emailSchema = exactly(words);

/** An email to look at before it is sent; `shown` is whose it is looked at, the first who would get it unless told. */
export const emailPreviewSchema = exactly({ ...words, talentIds: chosenTalents, shown: idSchema.optional() });

/** An email to send now. */
export const sentEmailSchema = exactly({
  ...words,
  talentIds: eachOnce(idSchema).min(1).max(EMAIL_CHUNK).required(),
});
