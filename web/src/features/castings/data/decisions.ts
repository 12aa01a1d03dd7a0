import type { Casting, TalentTag } from '@domain/castings/castings.ts';
import { api } from '../../../lib/http/api.ts';
import type { CellKey } from '../../../common/board/cell.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Hides or shows talents in a language's public previews; others stay unchanged. */
export const setHidden = async (
  { id }: Pick<Casting, 'id'>,
  talentIds: readonly string[],
  isHidden: boolean,
  submission: Submission,
): Promise<void> => {
  await api.castings.hideTalent({ id }, { [isHidden ? 'hide' : 'show']: talentIds }, submission);
};

/** Sets talents' tag for a role; an empty tag removes theirs. */
export const saveTags = async (
  { castingId, voiceId }: CellKey,
  talentTagList: readonly TalentTag[],
  submission: Submission,
): Promise<void> => {
  await api.castings.tagTalents({ id: castingId, voiceId }, { talentTagList }, submission);
};
