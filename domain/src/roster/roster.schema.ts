import { strictObject, idSchema, messageId, text } from '../messages/yup.ts';
import { TAG_MAX, TAGS_MAX } from '../talents/talent-terms.ts';
import { foldText } from '../values/fold-text.ts';
import { uniqueList } from '../values/lists.ts';
import { BULK_MAX } from './roster.ts';

/** An agency's own tag; searchable by at least one letter or digit. */
const tagSchema = text()
  .max(TAG_MAX)
  .test('findable', messageId('validation.tagLetters'), (value) => !!value && foldText(value) !== '')
  .required();

const tagList = () => uniqueList(tagSchema, foldText).max(TAGS_MAX).default([]);

export const chosenTalents = uniqueList(idSchema).min(1).max(BULK_MAX).required();

/** Tags to add, and to remove: some of either. */
export const tagListsSchema = strictObject({ add: tagList(), remove: tagList() }).test({
  name: 'something',
  // Checked before the fields, which may be anything.
  test: ({ add, remove }, { createError }) =>
    [add, remove].some((tags) => Array.isArray(tags) && tags.length > 0) ||
    createError({ path: 'add', message: messageId('validation.required') }),
});

const tagged = strictObject({ talentIds: chosenTalents, add: tagList(), remove: tagList() });

/** Tags to add and remove per talent; several changes together, as undo needs. Each talent once. */
export const bulkTagsSchema = strictObject({
  changes: uniqueList(tagged)
    .min(1)
    .max(BULK_MAX)
    .required()
    .test('each talent once', messageId('validation.duplicate'), (changes) => {
      // Tried before its items are: one of them may be none.
      const all = changes as readonly ({ readonly talentIds?: readonly string[] } | null)[];
      const ids = all.flatMap((change) => change?.talentIds ?? []);
      return ids.length <= BULK_MAX && new Set(ids).size === ids.length;
    }),
});
