import { agencyStaff, only, projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import { strictObject, flag, idSchema, text } from '../messages/yup.ts';
import type { TalentAudition } from './auditions.ts';
import type { TakeListener } from './listens.ts';
import type { OutcomeCounts } from './outcomes.ts';
import type { FileAddress } from '../values/file-address.ts';

const id = strictObject({ id: idSchema });

export const talentAuditionsApi = {
  'auditions.download': endpoint<undefined>()({
    method: 'GET',
    path: '/audition-entry/download/{id}',
    summary: 'Download a submitted take by link',
    description: 'With a comment on synthetic voices in the file. The id is the page’s.',
    auth: { kind: 'token', tokens: ['audition-upload'] },
    params: id,
    query: strictObject({ token: text().max(2000).required('link.invalid') }),
    binary: 'audio/mpeg',
    errors: [401, 403, 404, 410, 416],
  }),
  'auditions.consent': endpoint<{ readonly id: string; readonly syntheticVoiceConsent: boolean }>()({
    method: 'PATCH',
    path: '/audition-entry/{id}/consent',
    summary: 'Update an audition’s consent to synthetic voices',
    description: 'Only by the talent in person.',
    auth: only('talent'),
    inPerson: true,
    params: id,
    body: strictObject({ syntheticVoiceConsent: flag().required() }),
    errors: WRITE_ERRORS,
  }),
  'auditions.downloadTakes': endpoint<FileAddress>()({
    method: 'GET',
    path: '/casting/downloadTakes/{id}',
    summary: 'Download a casting’s takes',
    description:
      'A zip of all, or of one character, with a list that includes each consent to synthetic voices. Clients get those of booked voices alone where the agency has set so.',
    auth: projectPeople,
    params: id,
    query: strictObject({ voiceId: idSchema.optional() }),
    isStored: true,
    isLong: true,
    errors: [...READ_ERRORS, 409, 422, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'auditions.listeners': endpoint<readonly TakeListener[]>()({
    method: 'GET',
    path: '/audition-entry/{id}/listeners',
    summary: 'List who opened a take',
    description: 'With the first time. For staff of the agency.',
    auth: agencyStaff,
    params: id,
    errors: READ_ERRORS,
  }),
  'auditions.promises': endpoint<OutcomeCounts>()({
    method: 'GET',
    path: '/project/{id}/promises',
    summary: 'Retrieve a company’s response rate',
    description: 'Whether talents heard back by the promised day. For staff of the agency.',
    auth: agencyStaff,
    params: id,
    errors: READ_ERRORS,
  }),
  'auditions.ofTalent': endpoint<Page<TalentAudition>>()({
    method: 'GET',
    path: '/audition-entry/talent/{id}',
    summary: 'List a talent’s auditions',
    description: 'In your agencies, latest deadline first.',
    auth: only('talent', 'agencyTeam', 'admin'),
    params: id,
    query: strictObject({ cursor: text().max(300).optional() }),
    errors: [...READ_ERRORS, 422],
  }),
  'auditions.ownLink': endpoint<{ readonly path: string }>()({
    method: 'GET',
    path: '/audition-entry/{id}/link',
    summary: 'Create a link to submit your audition',
    description: 'Valid for two hours. Only for the talent in person.',
    auth: only('talent'),
    params: id,
    errors: [...READ_ERRORS, 410],
  }),
};
