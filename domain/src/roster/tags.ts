import { foldText } from '../values/fold-text.ts';
import { TAGS_MAX } from '../talents/talent-terms.ts';

export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Tags match regardless of case and accents, like in filters. */
const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((text) => foldText(text) === foldText(tag));

/** A talent's tags after a change, with the actual additions and removals; undefined beyond the limit. */
export const applyTagChange = (
  tags: readonly string[],
  { add, remove }: TagChange,
): (TagChange & { readonly tags: readonly string[] }) | undefined => {
  const added = add.filter((tag) => !hasTag(tags, tag));
  const removed = tags.filter((tag) => hasTag(remove, tag));
  const after = [...tags.filter((tag) => !removed.includes(tag)), ...added];
  return after.length > TAGS_MAX ? undefined : { tags: after, add: added, remove: removed };
};
