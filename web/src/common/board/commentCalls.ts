import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

/** A comment's text and its time in the recording. */
export interface CommentText {
  readonly atMs: number;
  readonly text: string;
}

/** Removes a project member's comment on a demo or a take. */
export const removeVoiceComment = async (
  castingId: string,
  commentId: string,
  submission: Submission,
): Promise<void> => {
  await api.castings.removeComment({ id: castingId, commentId }, submission);
};
