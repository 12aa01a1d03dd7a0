import { voiceCommentsApi } from '@domain/castings/voice-comments.api.ts';
import { change } from '../../lib/http/call.ts';
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
  await change(
    voiceCommentsApi['castings.removeComment'],
    { params: { id: castingId, commentId } },
    submission,
  );
};
