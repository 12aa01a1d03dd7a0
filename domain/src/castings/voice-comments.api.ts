import { projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema, yup } from '../messages/yup.ts';
import { commentSchema } from './guests.schema.ts';
import type { VoiceComment } from './voice-comments.ts';

/** What is said, and at which moment in milliseconds; one behind the recording's end stands at the end. */
const said = { atMs: yup.number().strict().integer().min(0).max(3_600_000).required(), text: commentSchema };

export const voiceCommentsApi = {
  'castings.comment': endpoint<Serialised<VoiceComment>>()({
    method: 'POST',
    path: '/casting/{id}/comment',
    summary: 'Comment on a shortlisted voice, at a moment of its demo, for the people of the project alone',
    auth: projectPeople,
    params: exactly({ id: idSchema }),
    body: exactly({ castingDemoId: idSchema, ...said }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'castings.commentTake': endpoint<Serialised<VoiceComment>>()({
    method: 'POST',
    path: '/casting/{id}/comment/take',
    summary: 'The same on the take of an audition that came in; its talent never reads it',
    auth: projectPeople,
    params: exactly({ id: idSchema }),
    body: exactly({ auditionEntryId: idSchema, ...said }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'castings.removeComment': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/casting/{id}/comment/{commentId}',
    summary:
      'Remove a comment of one’s own, or as staff of the agency anybody’s; removing it twice is no error',
    auth: projectPeople,
    params: exactly({ id: idSchema, commentId: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
};
