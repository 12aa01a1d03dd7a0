import { AUDIO_LIMITS } from '../audio/limits.ts';
import { only, READ_ERRORS, signedIn, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page, type Serialised } from '../contract.ts';
import { exactly, flag, idSchema, text } from '../messages/yup.ts';
import { catalogCode, languageCode } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { title } from '../values/names.ts';
import { REVIEW_STATUSES, type Demo } from './demos.ts';

const owners = only('talent', 'agencyTeam', 'admin');
const editors = only('talent', 'engineer', 'agencyTeam', 'admin');
const ofDemo = exactly({ talentId: idSchema, demoId: idSchema });
const upload = { field: 'record', ...AUDIO_LIMITS.demo };
const uploadErrors = [400, 401, 403, 404, 409, 413, 415, 422] as const;

/** Curation fields are for engineers, the others for the talent and the agency. */
const demoPatch = exactly({
  name: title().optional(),
  category: catalogCode('DEMO_CATEGORY').optional(),
  voiceAge: catalogCode('AGE').optional(),
  gender: catalogCode('GENDER').optional(),
  language: languageCode.optional(),
  accent: title().optional(),
  tone: catalogCode('TONE').optional(),
  principalInCategory: flag().optional(),
  reviewStatus: text().oneOf(REVIEW_STATUSES).optional(),
  reviewerComment: freeText().optional(),
  editedDuringCuration: flag().optional(),
  updatedAt: timestamp().optional(),
});

export const talentDemosApi = {
  'demos.list': endpoint<Page<Serialised<Demo>>>()({
    method: 'GET',
    path: '/demo',
    summary: 'Demos of a talent; talents their own, clients none',
    auth: signedIn,
    query: exactly({
      talentId: idSchema.optional(),
      reviewStatus: text().oneOf(REVIEW_STATUSES).optional(),
      cursor: text().max(400).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'demos.create': endpoint<Serialised<Demo>>()({
    method: 'POST',
    path: '/demo/{id}',
    summary: `Upload a demo: one MP3 of at most ${AUDIO_LIMITS.demo.maxSeconds} seconds`,
    auth: owners,
    params: exactly({ id: idSchema }),
    upload,
    status: 201,
    errors: uploadErrors,
  }),
  'demos.update': endpoint<Serialised<Demo>>()({
    method: 'PATCH',
    path: '/demo/{talentId}/{demoId}',
    summary: 'Change what a demo is described as, or review it',
    auth: editors,
    params: ofDemo,
    body: demoPatch,
    errors: WRITE_ERRORS,
  }),
  'demos.replace': endpoint<Serialised<Demo>>()({
    method: 'PUT',
    path: '/demo/{talentId}/{demoId}',
    summary: 'Replace a demo’s audio',
    auth: editors,
    params: ofDemo,
    upload,
    errors: uploadErrors,
  }),
  'demos.remove': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/demo/{talentId}/{demoId}',
    summary: 'Delete a demo',
    auth: owners,
    params: ofDemo,
    errors: READ_ERRORS,
  }),
};
