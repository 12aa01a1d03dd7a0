import { agencyStaff, only, projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import { exactly, flag, idSchema, text } from '../messages/yup.ts';
import type { TalentAudition } from './auditions.ts';
import type { TakeListener } from './listens.ts';
import type { PromiseCounts } from './outcomes.ts';

const id = exactly({ id: idSchema });

export const talentAuditionsApi = {
  'auditions.download': endpoint<undefined>()({
    method: 'GET',
    path: '/audition-entry/download/{id}',
    summary:
      'The take that was handed in, for the holder of its link, with a comment in the file on synthetic voices; the id is that of its page',
    auth: { kind: 'token', tokens: ['audition-upload'] },
    params: id,
    query: exactly({ token: text().max(2000).required('link.invalid') }),
    binary: 'audio/mpeg',
    errors: [401, 403, 404, 410, 416],
  }),
  'auditions.consent': endpoint<{ readonly id: string; readonly syntheticVoiceConsent: boolean }>()({
    method: 'PATCH',
    path: '/audition-entry/{id}/consent',
    summary:
      'Say whether a synthetic voice may be made from a take that was sent; for its talent in person alone',
    auth: only('talent'),
    params: id,
    body: exactly({ syntheticVoiceConsent: flag().required() }),
    errors: WRITE_ERRORS,
  }),
  'auditions.downloadTakes': endpoint<undefined>()({
    method: 'GET',
    path: '/casting/downloadTakes/{id}',
    summary:
      'The takes of a casting, or of one of its characters, as a zip, with a list of them that says of each whether a synthetic voice may be made from it',
    auth: projectPeople,
    params: id,
    query: exactly({ voiceId: idSchema.optional() }),
    binary: 'application/zip',
    isLong: true,
    errors: [...READ_ERRORS, 409, 422, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'auditions.listeners': endpoint<readonly TakeListener[]>()({
    method: 'GET',
    path: '/audition-entry/{id}/listeners',
    summary: 'Who of a project has opened a take and when first, for the people of the agency',
    auth: agencyStaff,
    params: id,
    errors: READ_ERRORS,
  }),
  'auditions.promises': endpoint<PromiseCounts>()({
    method: 'GET',
    path: '/project/{id}/promises',
    summary:
      'How the company of a project keeps what talents were promised to hear by a day, for the people of the agency',
    auth: agencyStaff,
    params: id,
    errors: READ_ERRORS,
  }),
  'auditions.ofTalent': endpoint<Page<TalentAudition>>()({
    method: 'GET',
    path: '/audition-entry/talent/{id}',
    summary: 'Auditions that a talent was asked for in the caller’s agencies, the latest deadline first',
    auth: only('talent', 'agencyTeam', 'admin'),
    params: id,
    query: exactly({ cursor: text().max(300).optional() }),
    errors: [...READ_ERRORS, 422],
  }),
  'auditions.ownLink': endpoint<{ readonly path: string }>()({
    method: 'GET',
    path: '/audition-entry/{id}/link',
    summary:
      'The page where the talent hands this audition in, by a link that works for two hours; for the talent in person alone',
    auth: only('talent'),
    params: id,
    errors: [...READ_ERRORS, 410],
  }),
};
