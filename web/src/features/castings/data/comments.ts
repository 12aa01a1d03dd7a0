import type { CastingDemo } from '@domain/castings/castings.ts';
import type { CommentText } from '../../../common/board/commentText.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Adds a comment for the project's members on a shortlisted voice. */
export const sendVoiceComment = async (
  { id: castingDemoId, castingId }: Pick<CastingDemo, 'id' | 'castingId'>,
  commentText: CommentText,
  submission: Submission,
): Promise<void> => {
  await api.castings.comment({ id: castingId }, { castingDemoId, ...commentText }, submission);
};
