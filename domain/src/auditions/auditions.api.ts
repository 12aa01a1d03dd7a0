import { PRODUCTION_ROLES } from '../access/matrix.ts';
import { WRITE_ERRORS } from '../contract-auth.ts';
import { AUDIO_LIMITS } from '../audio/limits.ts';
import { takeSpans } from '../audio/reel/reel.schema.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { digits, strictObject, flag, formFlag, idSchema, text } from '../messages/yup.ts';
import {
  auditionChangeSchema,
  auditionSchema,
  auditionsSchema,
  callbackSchema,
  identitySchema,
} from './auditions.schema.ts';
import { answerSchema } from './answers.schema.ts';
import type { AuditionAnswer } from './answers.ts';
import type { Audition, AuditionEntryPage } from './auditions.ts';

const auth = { kind: 'roles', roles: PRODUCTION_ROLES } as const;
const tokenQuery = strictObject({ token: text().max(2000).required('link.invalid') });

export const auditionsApi = {
  'auditions.request': endpoint<Serialised<Audition>>()({
    method: 'POST',
    path: '/audition/{casting}/{id}',
    summary: 'Request auditions for a character',
    description: 'Of all shortlisted talents, or of those named. Talents who were asked before are skipped.',
    auth,
    params: strictObject({ casting: idSchema, id: idSchema }),
    body: auditionSchema,
    status: 201,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'auditions.requestMany': endpoint<readonly Serialised<Audition>[]>()({
    method: 'POST',
    path: '/audition/{casting}',
    summary: 'Request auditions for several characters',
    description: 'On the same terms. Each talent gets one email with a link per character.',
    auth,
    params: strictObject({ casting: idSchema }),
    body: auditionsSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'auditions.callBack': endpoint<Serialised<Audition>>()({
    method: 'POST',
    path: '/audition/callback/{casting}/{id}',
    summary: 'Call voices back for another round',
    description: 'Of a character, with direction and a new or the same script. Each round has its own take.',
    auth,
    params: strictObject({ casting: idSchema, id: idSchema }),
    body: callbackSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'auditions.update': endpoint<Serialised<Audition>>()({
    method: 'PATCH',
    path: '/audition/{id}',
    summary: 'Update an audition request',
    description: 'Talents who haven’t sent theirs are notified.',
    auth,
    params: strictObject({ id: idSchema }),
    body: auditionChangeSchema,
    errors: WRITE_ERRORS,
  }),
  'auditions.cancel': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/audition/{id}',
    summary: 'Cancel an audition request',
    description: 'Everyone who was asked is notified. Received auditions stay.',
    auth,
    params: strictObject({ id: idSchema }),
    errors: WRITE_ERRORS,
  }),
  'auditions.entry': endpoint<AuditionEntryPage>()({
    method: 'GET',
    path: '/audition-entry',
    summary: 'Retrieve an audition request by link',
    description: '`jwtToken` is present when the token allows an upload.',
    auth: { kind: 'token', tokens: ['audition-invite', 'audition-upload'] },
    query: tokenQuery,
    errors: [401, 404, 410],
  }),
  'auditions.verify': endpoint<{ readonly valid: boolean }>()({
    method: 'GET',
    path: '/audition-entry/verify/{urlIdentifier}/{email}',
    summary: 'Check whether a link belongs to an email address',
    auth: { kind: 'public' },
    params: strictObject({ urlIdentifier: idSchema, email: text().max(254).required() }),
    errors: [429],
    limit: { calls: 60, seconds: 600 },
    recordLimits: [
      { by: ['params.urlIdentifier', 'params.email'], calls: 20, seconds: 600 },
      { by: ['params.urlIdentifier'], calls: 200, seconds: 600 },
    ],
  }),
  'auditions.identity': endpoint<{ readonly jwtToken: string }>()({
    method: 'POST',
    path: '/audition-entry/identity',
    summary: 'Verify the talent behind a link',
    description: 'By email address. The reply has a token that allows an upload.',
    auth: { kind: 'public' },
    body: identitySchema,
    repliesWithSecret: true,
    errors: [400, 404, 422, 429],
    limit: { calls: 60, seconds: 600 },
    recordLimits: [
      { by: ['body.urlIdentifier', 'body.email'], calls: 20, seconds: 600 },
      { by: ['body.urlIdentifier'], calls: 200, seconds: 600 },
    ],
  }),
  'auditions.upload': endpoint<{ readonly id: string; readonly durationMs: number }>()({
    method: 'POST',
    path: '/audition-entry/upload/{id}',
    summary: 'Submit an audition',
    description: `One MP3 of at most ${AUDIO_LIMITS.audition.maxSeconds} seconds, once, with the consent to synthetic voices. The id is the page’s, the revision the one it showed.`,
    auth: { kind: 'token', tokens: ['audition-upload'] },
    params: strictObject({ id: idSchema }),
    query: strictObject({
      token: text().max(2000).required('link.invalid'),
      /** Revision of the shown request: 409 when it changed since. */
      revision: digits().optional(),
      /** Consent to synthetic voices; omitted: no. */
      syntheticVoiceConsent: formFlag().optional(),
      /** The talent’s borders of the takes in milliseconds, such as `450-8440,9630-17010`; omitted: as heard. */
      takes: takeSpans().optional(),
    }),
    upload: { field: 'record', ...AUDIO_LIMITS.audition },
    status: 201,
    errors: [400, 401, 403, 404, 409, 410, 413, 415, 422],
  }),
  'auditions.answer': endpoint<{ readonly id: string; readonly answer: AuditionAnswer }>()({
    method: 'POST',
    path: '/audition-entry/answer/{id}',
    summary: 'Confirm or decline an audition request',
    description:
      'May change until the deadline or the take. The id is the page’s. Reason and note go to the agency only.',
    auth: { kind: 'token', tokens: ['audition-upload'] },
    params: strictObject({ id: idSchema }),
    query: tokenQuery,
    body: answerSchema,
    errors: [400, 401, 403, 404, 409, 410, 422],
  }),
  'auditions.approve': endpoint<{ readonly id: string; readonly isApproved: boolean }>()({
    method: 'PATCH',
    path: '/audition-entry/approve/{id}',
    summary: 'Approve an audition',
    description: 'Or withdraw the approval.',
    auth,
    params: strictObject({ id: idSchema }),
    body: strictObject({ isApproved: flag().required() }),
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'auditions.signedUrl': endpoint<{ readonly audioUrl: string; readonly expiresAt: string }>()({
    method: 'GET',
    path: '/audition-entry/{id}/signedUrl',
    summary: 'Create a playback address for an audition',
    description: 'Valid for 15 minutes.',
    auth,
    params: strictObject({ id: idSchema }),
    errors: [401, 403, 404],
  }),
};
