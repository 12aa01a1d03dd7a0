import { only, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { VOICE_SUBJECTS } from './consents.ts';
import { TAKES_AT_ONCE, VOICE_PARTS, type VoiceData } from './voice-data.ts';

const talent = only('talent');

/** All of it is for the talent in person: an admin who acts as them gets 403. */
export const voiceDataApi = {
  'privacy.voiceData': endpoint<VoiceData>()({
    method: 'GET',
    path: '/privacy/voiceData',
    summary:
      'Where the calling talent’s voice is, in all of their agencies, who heard it, what of it can be removed and until when the rest is kept, and what they agreed to: the first page of each part, or with `part` a page of that one. Names neither clients nor listeners',
    auth: talent,
    query: exactly({
      part: text().oneOf(VOICE_PARTS).optional(),
      /** Of the part that is named. */
      cursor: text().max(400).optional(),
    }),
    errors: [401, 403, 422],
  }),
  'privacy.withdrawConsent': endpoint<{ readonly withdrawn: number }>()({
    method: 'POST',
    path: '/privacy/voiceData/withdraw',
    summary:
      'Withdraw the consent to synthetic voices of one demo, of one take, of new demos, or with `all` of everything; what was withdrawn before stays so. Answers of how many it was withdrawn',
    auth: talent,
    body: exactly({
      of: text()
        .oneOf([...VOICE_SUBJECTS, 'all'] as const)
        .required(),
      /** Of the demo or the audition. */
      id: idSchema.when('of', {
        is: (of: unknown) => of === 'demo' || of === 'take',
        then: (schema) => schema.required(),
        otherwise: (schema) => schema.optional(),
      }),
    }),
    errors: WRITE_ERRORS,
  }),
  'privacy.removeTake': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/privacy/voiceData/take/{id}',
    summary:
      'Remove a take that was sent, with its file, and leave its audition; 409 where the talent was chosen with it',
    auth: talent,
    params: exactly({ id: idSchema }),
    errors: [401, 403, 404, 409],
  }),
  'privacy.removeTakes': endpoint<{ readonly removed: number; readonly left: number }>()({
    method: 'POST',
    path: '/privacy/voiceData/removeTakes',
    summary: `Remove every take with which the talent was not chosen, ${TAKES_AT_ONCE} a call; answers how many went and how many are left to go`,
    auth: talent,
    errors: [401, 403],
  }),
};
