import { strictObject, idSchema, text } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import { uniqueList } from '../values/lists.ts';
import { chosenTalents } from './roster.schema.ts';

/** Letters of a subject: with the agency's name before it, as many as programs show. */
export const EMAIL_SUBJECT_MAX = 120;

export const EMAIL_MESSAGE_MAX = 5000;

/** Maximum emails of this kind per inbox, agency and day, across senders. */
export const EMAILS_A_DAY = 5;

/** Maximum talents per call; larger sends show progress. */
export const EMAIL_CHUNK = 50;

const words = {
  subject: text().max(EMAIL_SUBJECT_MAX).required(),
  message: freeText(EMAIL_MESSAGE_MAX).required(),
};

export const emailSchema = strictObject(words);

/** A preview of an email; `shown`: whose version, by default the first recipient's. */
export const emailPreviewSchema = strictObject({
  ...words,
  talentIds: chosenTalents,
  shown: idSchema.optional(),
});

export const sentEmailSchema = strictObject({
  ...words,
  talentIds: uniqueList(idSchema).min(1).max(EMAIL_CHUNK).required(),
});
