import { strictObject, idSchema, messageId } from '../messages/yup.ts';
import { futureMoment } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { uniqueList } from '../values/lists.ts';

/** Maximum takes per call. */
const FORWARDED_MAX = 100;
export const REVIEW_NOTE_MAX = 1000;

export const forwardSchema = strictObject({
  entryIds: uniqueList(idSchema).min(1).max(FORWARDED_MAX).required(),
  /** For the client, shown with the takes and in the email. */
  message: freeText(REVIEW_NOTE_MAX).default(''),
});

export const returnSchema = strictObject({
  note: freeText(REVIEW_NOTE_MAX).required(messageId('audition.noNote')),
  /** The talent's new deadline; null: as before. */
  deadline: futureMoment().nullable().default(null),
});
