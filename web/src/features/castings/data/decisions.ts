import { castingBoardApi } from '@domain/castings/casting-board.api.ts';
import type { Casting, TalentTag } from '@domain/castings/castings.ts';
import type { CellKey } from '../../../common/board/cell.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Hides or shows talents in a language's public previews; others stay unchanged. */
export const setHidden = async (
  { id }: Pick<Casting, 'id'>,
  talentIds: readonly string[],
  isHidden: boolean,
  submission: Submission,
): Promise<void> => {
  const input = { params: { id }, body: { [isHidden ? 'hide' : 'show']: [...talentIds] } };
  await change(castingBoardApi['castings.hideTalent'], input, submission);
};

/** Sets talents' tag for a role; an empty tag removes theirs. */
export const saveTags = async (
  { castingId, voiceId }: CellKey,
  talentTagList: readonly TalentTag[],
  submission: Submission,
): Promise<void> => {
  const input = { params: { id: castingId, voiceId }, body: { talentTagList: [...talentTagList] } };
  await change(castingBoardApi['castings.tagTalents'], input, submission);
};
