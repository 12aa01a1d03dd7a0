import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { CommentText } from '../../../common/board/commentText.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Comments on a take, for the people of the project; its talent never reads it. */
export const sendTakeComment = async (
  { id: auditionEntryId, castingId }: Pick<AuditionEntry, 'id' | 'castingId'>,
  commentText: CommentText,
  submission: Submission,
): Promise<void> => {
  await api.castings.commentTake({ id: castingId }, { auditionEntryId, ...commentText }, submission);
};
