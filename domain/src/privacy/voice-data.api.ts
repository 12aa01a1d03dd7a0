import { only, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { VOICE_SUBJECTS } from './consents.ts';
import { TAKES_AT_ONCE, VOICE_PARTS, type VoiceData } from './voice-data.ts';

const talent = only('talent');

/** All of it is for the talent in person: an admin who acts as them gets 403. */
export const voiceDataApi = {
  'privacy.voiceData': endpoint<VoiceData>()({
    method: 'GET',
    path: '/privacy/voiceData',
    summary: 'Retrieve data about your voice',
    description:
      'Where it is stored, who listened, what you can remove, retention and consents, across your agencies. `part` pages through one part. Names neither clients nor listeners.',
    auth: talent,
    query: strictObject({
      part: text().oneOf(VOICE_PARTS).optional(),
      /** Of the named part. */
      cursor: text().max(400).optional(),
    }),
    errors: [401, 403, 422],
  }),
  'privacy.withdrawConsent': endpoint<{ readonly withdrawn: number }>()({
    method: 'POST',
    path: '/privacy/voiceData/withdraw',
    summary: 'Withdraw consent to synthetic voices',
    description: 'For a demo, a take, new demos, or with `all` for everything. Returns how many changed.',
    auth: talent,
    inPerson: true,
    body: strictObject({
      of: text()
        .oneOf([...VOICE_SUBJECTS, 'all'] as const)
        .required(),
      /** Of the demo or the audition. */
      id: idSchema.optional().when('of', {
        is: (of: unknown) => of === 'demo' || of === 'take',
        then: (schema) => schema.required(),
      }),
    }),
    errors: WRITE_ERRORS,
  }),
  'privacy.removeTake': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/privacy/voiceData/take/{id}',
    summary: 'Delete an audition’s recording',
    description: 'Keeps the audition. Returns 409 if you were chosen with it.',
    auth: talent,
    inPerson: true,
    params: strictObject({ id: idSchema }),
    errors: [401, 403, 404, 409],
  }),
  'privacy.removeTakes': endpoint<{ readonly removed: number; readonly left: number }>()({
    method: 'POST',
    path: '/privacy/voiceData/removeTakes',
    summary: 'Delete recordings that weren’t chosen',
    description: `Up to ${TAKES_AT_ONCE} per call. Returns how many were deleted and how many remain.`,
    auth: talent,
    inPerson: true,
    errors: [401, 403],
  }),
};
