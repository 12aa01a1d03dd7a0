import type { CastingDemo } from '@domain/castings/castings.ts';
import { voiceCommentsApi } from '@domain/castings/voice-comments.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Comments on a shortlisted voice, for the people of the project. */
export const sendVoiceComment = async (
  { id: castingDemoId, castingId }: Pick<CastingDemo, 'id' | 'castingId'>,
  comment: { readonly atMs: number; readonly text: string },
  press: Press,
): Promise<void> => {
  const input = { params: { id: castingId }, body: { castingDemoId, ...comment } };
  await change(voiceCommentsApi['castings.comment'], input, press);
};

/** Removes such a comment. */
export const removeVoiceComment = async (
  castingId: string,
  commentId: string,
  press: Press,
): Promise<void> => {
  await change(voiceCommentsApi['castings.removeComment'], { params: { id: castingId, commentId } }, press);
};
