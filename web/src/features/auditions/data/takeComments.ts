import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { voiceCommentsApi } from '@domain/castings/voice-comments.api.ts';
import type { CommentText } from '../../../common/board/commentCalls.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Comments on a take, for the people of the project; its talent never reads it. */
export const sendTakeComment = async (
  { id: auditionEntryId, castingId }: Pick<AuditionEntry, 'id' | 'castingId'>,
  commentText: CommentText,
  submission: Submission,
): Promise<void> => {
  const input = { params: { id: castingId }, body: { auditionEntryId, ...commentText } };
  await change(voiceCommentsApi['castings.commentTake'], input, submission);
};
