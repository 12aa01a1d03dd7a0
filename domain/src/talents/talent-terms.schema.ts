import { strictObject, flag } from '../messages/yup.ts';
import { timestamp } from '../values/dates.ts';
import { foldText } from '../values/fold-text.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { percentage } from '../values/percentage.ts';
import { TAG_MAX, TAGS_MAX } from './talent-terms.ts';

const tagsSchema = uniqueList(title().min(1).max(TAG_MAX).required(), (tag) => foldText(tag)).max(TAGS_MAX);

/** A change of an agency's terms with a talent. Only admins set the commission; `updatedAt` is the edited version, if any. */
export const termsPatchSchema = strictObject({
  tags: tagsSchema.optional(),
  commission: percentage().nullable().optional(),
  contractSigned: flag().optional(),
  gdpr: flag().optional(),
  updatedAt: timestamp().optional(),
});
