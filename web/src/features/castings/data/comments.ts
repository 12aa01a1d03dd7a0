import type { CastingDemo } from '@domain/castings/castings.ts';
import { voiceCommentsApi } from '@domain/castings/voice-comments.api.ts';
import type { CommentText } from '../../../common/board/commentCalls.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Adds a comment for the project's members on a shortlisted voice. */
export const sendVoiceComment = async (
  { id: castingDemoId, castingId }: Pick<CastingDemo, 'id' | 'castingId'>,
  commentText: CommentText,
  submission: Submission,
): Promise<void> => {
  const input = { params: { id: castingId }, body: { castingDemoId, ...commentText } };
  await change(voiceCommentsApi['castings.comment'], input, submission);
};
