import { api } from '../../../lib/http/api.ts';
import type { RosterRow, TaggedRow } from '@domain/roster/roster.api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Tags to add to talents, and to remove. */
export interface TagChoice {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Tags a talent; returns the result, with tags actually added and removed. */
export const tagTalent = async (
  { talentId }: Pick<RosterRow, 'talentId'>,
  { add, remove }: TagChoice,
  submission: Submission,
): Promise<TaggedRow | undefined> => {
  const body = { changes: [{ talentIds: [talentId], add, remove }] };
  const [row] = (await api.roster.tag(body, submission)).rows;
  return row;
};
