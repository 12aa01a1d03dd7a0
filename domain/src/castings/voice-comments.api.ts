import { projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema, yup } from '../messages/yup.ts';
import { commentSchema } from './guests.schema.ts';
import type { VoiceComment } from './voice-comments.ts';

/** The text and its time in milliseconds; a time beyond the recording's end becomes its end. */
const commentFields = {
  atMs: yup.number().strict().integer().min(0).max(3_600_000).required(),
  text: commentSchema,
};

export const voiceCommentsApi = {
  'castings.comment': endpoint<Serialised<VoiceComment>>()({
    method: 'POST',
    path: '/casting/{id}/comment',
    summary: 'Comment on a shortlisted voice',
    description: 'At a moment of its demo. Visible to the people of the project only.',
    auth: projectPeople,
    params: strictObject({ id: idSchema }),
    body: strictObject({ castingDemoId: idSchema, ...commentFields }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'castings.commentTake': endpoint<Serialised<VoiceComment>>()({
    method: 'POST',
    path: '/casting/{id}/comment/take',
    summary: 'Comment on an audition',
    description: 'At a moment of the take. The talent can’t read it.',
    auth: projectPeople,
    params: strictObject({ id: idSchema }),
    body: strictObject({ auditionEntryId: idSchema, ...commentFields }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'castings.removeComment': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/casting/{id}/comment/{commentId}',
    summary: 'Delete a comment',
    description: 'Your own, or anyone’s as staff of the agency. Idempotent.',
    auth: projectPeople,
    params: strictObject({ id: idSchema, commentId: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
};
