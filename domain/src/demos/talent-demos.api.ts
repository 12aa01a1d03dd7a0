import { AUDIO_LIMITS } from '../audio/limits.ts';
import { only, READ_ERRORS, signedIn, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page, type Serialised } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { demoPatchSchema, newDemoSchema, replacedDemoSchema } from './demos.schema.ts';
import { REVIEW_STATUSES, type FoundDemo, type DemoView } from './demos.ts';

const owners = only('talent', 'agencyTeam', 'admin');
const editors = only('talent', 'engineer', 'agencyTeam', 'admin');
const demoParams = strictObject({ talentId: idSchema, demoId: idSchema });
const upload = { field: 'record', ...AUDIO_LIMITS.demo };
const uploadErrors = [400, 401, 403, 404, 409, 413, 415, 422] as const;

export const talentDemosApi = {
  'demos.list': endpoint<Page<Serialised<DemoView> | Serialised<Omit<FoundDemo, 'rehearsal'>>>>()({
    method: 'GET',
    path: '/demo',
    summary: 'List demos',
    description:
      'Newest first. Talents get their own with reviews, staff their agency’s, engineers those they review; then clients the approved ones. Several roles get all of it.',
    auth: signedIn,
    query: strictObject({
      talentId: idSchema.optional(),
      reviewStatus: text().oneOf(REVIEW_STATUSES).optional(),
      cursor: text().max(400).optional(),
    }),
    errors: [...READ_ERRORS, 422],
  }),
  'demos.create': endpoint<Serialised<DemoView>>()({
    method: 'POST',
    path: '/demo/{id}',
    summary: 'Upload a demo',
    description: `One MP3 of at most ${AUDIO_LIMITS.demo.maxSeconds} seconds.`,
    auth: owners,
    inPerson: true,
    params: strictObject({ id: idSchema }),
    upload: { ...upload, fields: newDemoSchema },
    status: 201,
    errors: uploadErrors,
  }),
  'demos.update': endpoint<Serialised<DemoView>>()({
    method: 'PATCH',
    path: '/demo/{talentId}/{demoId}',
    summary: 'Update or review a demo',
    auth: editors,
    params: demoParams,
    body: demoPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'demos.replace': endpoint<Serialised<DemoView>>()({
    method: 'PUT',
    path: '/demo/{talentId}/{demoId}',
    summary: 'Replace a demo’s recording',
    description: 'And its description. It waits for review again.',
    auth: editors,
    inPerson: true,
    params: demoParams,
    upload: { ...upload, fields: replacedDemoSchema },
    errors: uploadErrors,
  }),
  'demos.remove': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/demo/{talentId}/{demoId}',
    summary: 'Delete a demo',
    auth: owners,
    params: demoParams,
    errors: READ_ERRORS,
  }),
};
