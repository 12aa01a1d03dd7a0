import { PRODUCTION_ROLES } from '../access/matrix.ts';
import { WRITE_ERRORS } from '../contract-auth.ts';
import { AUDIO_LIMITS } from '../audio/limits.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { digits, exactly, flag, flagInText, idSchema, text } from '../messages/yup.ts';
import { auditionChangeSchema, auditionSchema, auditionsSchema, identitySchema } from './auditions.schema.ts';
import type { Audition, AuditionEntryPage } from './auditions.ts';

const auth = { kind: 'roles', roles: PRODUCTION_ROLES } as const;
const tokenQuery = exactly({ token: text().max(2000).required('link.invalid') });

export const auditionsApi = {
  'auditions.request': endpoint<Serialised<Audition>>()({
    method: 'POST',
    path: '/audition/{casting}/{id}',
    summary:
      'Ask the talents listed for a character (the id) for an audition, or those picked among them; those asked before are left out',
    auth,
    params: exactly({ casting: idSchema, id: idSchema }),
    body: auditionSchema,
    status: 201,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'auditions.requestMany': endpoint<readonly Serialised<Audition>[]>()({
    method: 'POST',
    path: '/audition/{casting}',
    summary:
      'Ask for auditions for several characters of a casting, on the same terms; each talent gets one email with a link for each character',
    auth,
    params: exactly({ casting: idSchema }),
    body: auditionsSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'auditions.update': endpoint<Serialised<Audition>>()({
    method: 'PATCH',
    path: '/audition/{id}',
    summary: 'Change what a request says, or extend it; who still has to send an audition is told',
    auth,
    params: exactly({ id: idSchema }),
    body: auditionChangeSchema,
    errors: WRITE_ERRORS,
  }),
  'auditions.cancel': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/audition/{id}',
    summary: 'Take a request back; everybody who was asked is told, and what came in stays',
    auth,
    params: exactly({ id: idSchema }),
    errors: WRITE_ERRORS,
  }),
  'auditions.entry': endpoint<AuditionEntryPage>()({
    method: 'GET',
    path: '/audition-entry',
    summary: 'The request behind a link; jwtToken is set when the token may upload',
    auth: { kind: 'token', tokens: ['audition-invite', 'audition-upload'] },
    query: tokenQuery,
    errors: [401, 404, 410],
  }),
  'auditions.verify': endpoint<{ readonly valid: boolean }>()({
    method: 'GET',
    path: '/audition-entry/verify/{urlIdentifier}/{email}',
    summary: 'Whether a mailed link went to an address',
    auth: { kind: 'public' },
    params: exactly({ urlIdentifier: idSchema, email: text().max(254).required() }),
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
    summary:
      'Prove to be the talent that a mailed link went to, by the address; answers a token that may upload',
    auth: { kind: 'public' },
    body: identitySchema,
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
    summary: `Hand in the audition: one MP3 of at most ${AUDIO_LIMITS.audition.maxSeconds} seconds, once, and say whether a synthetic voice may be made from it; the id is that of the page, and the revision the one that it showed`,
    auth: { kind: 'token', tokens: ['audition-upload'] },
    params: exactly({ id: idSchema }),
    query: exactly({
      token: text().max(2000).required('link.invalid'),
      /** Of the request that the page showed: 409 when it has changed since. */
      revision: digits().optional(),
      /** Whether a synthetic voice may be made from it; left out: no. */
      syntheticVoiceConsent: flagInText().optional(),
    }),
    upload: { field: 'record', ...AUDIO_LIMITS.audition },
    status: 201,
    errors: [400, 401, 403, 404, 409, 410, 413, 415, 422],
  }),
  'auditions.approve': endpoint<{ readonly id: string; readonly isApproved: boolean }>()({
    method: 'PATCH',
    path: '/audition-entry/approve/{id}',
    summary: 'Approve an uploaded audition, or take the approval back',
    auth,
    params: exactly({ id: idSchema }),
    body: exactly({ isApproved: flag().required() }),
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'auditions.signedUrl': endpoint<{ readonly audioUrl: string; readonly expiresAt: string }>()({
    method: 'GET',
    path: '/audition-entry/{id}/signedUrl',
    summary: 'A playback address for an uploaded audition, valid for a short while',
    auth,
    params: exactly({ id: idSchema }),
    errors: [401, 403, 404],
  }),
};
