import { exactly, idSchema } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import { timestamp } from '../values/dates.ts';

/** The notes on a talent; `updatedAt` is the version that was edited, where there was one. */
export const dossierSchema = exactly({
  id: idSchema.notRequired(),
  talent: idSchema.notRequired(),
  comment: freeText().default(''),
  updatedAt: timestamp().optional(),
});
