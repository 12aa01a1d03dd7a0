import { voiceCommentsApi } from '@domain/castings/voice-comments.api.ts';
import { change } from '../http/call.ts';
import type { Press } from '../press/presser.ts';

/** What is said, and at which moment of the recording. */
export interface Said {
  readonly atMs: number;
  readonly text: string;
}

/** Removes a comment that the people of a project made on a demo or a take. */
export const removeVoiceComment = async (
  castingId: string,
  commentId: string,
  press: Press,
): Promise<void> => {
  await change(voiceCommentsApi['castings.removeComment'], { params: { id: castingId, commentId } }, press);
};
