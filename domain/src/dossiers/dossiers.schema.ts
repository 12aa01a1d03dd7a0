import { strictObject, idSchema } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import { timestamp } from '../values/dates.ts';

/** Notes on a talent; `updatedAt`: the edited version, if any. */
export const dossierSchema = strictObject({
  id: idSchema.notRequired(),
  talent: idSchema.notRequired(),
  comment: freeText().default(''),
  updatedAt: timestamp().optional(),
});
