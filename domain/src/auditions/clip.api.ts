import { AUDIO_LIMITS } from '../audio/limits.ts';
import { only, projectPeople, READ_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { idSchema, strictObject, text } from '../messages/yup.ts';

const id = strictObject({ id: idSchema });

/** A short-lived address, and when it ends; ISO, UTC. */
export interface ClipAddress {
  readonly audioUrl: string;
  readonly expiresAt: string;
}

/** Reference clips of callbacks, separate because few pages need these calls. */
export const clipApi = {
  'auditions.uploadClip': endpoint<{ readonly id: string }>()({
    method: 'POST',
    path: '/audition-clip/{projectId}',
    summary: 'Upload a reference clip',
    description: `One MP3 of at most ${AUDIO_LIMITS.reference.maxSeconds} seconds, for callbacks of this project that name its id. Unused clips are deleted within two days.`,
    auth: projectPeople,
    inPerson: true,
    params: strictObject({ projectId: idSchema }),
    upload: { field: 'record', ...AUDIO_LIMITS.reference },
    status: 201,
    errors: [400, 401, 403, 404, 409, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'auditions.clip': endpoint<ClipAddress>()({
    method: 'GET',
    path: '/audition/{id}/clip',
    summary: 'Create a playback address for a reference clip',
    description: 'For the people of the project. Valid for 15 minutes.',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'auditions.entryClip': endpoint<ClipAddress>()({
    method: 'GET',
    path: '/audition-entry/clip/{id}',
    summary: 'Create a playback address for a reference clip by link',
    description: 'The id is the page’s. Valid for 15 minutes.',
    auth: { kind: 'token', tokens: ['audition-upload'] },
    params: id,
    query: strictObject({ token: text().max(2000).required('link.invalid') }),
    errors: [401, 403, 404, 410],
  }),
  'auditions.ownClip': endpoint<ClipAddress>()({
    method: 'GET',
    path: '/audition-entry/{id}/clip',
    summary: 'Create a playback address for your audition’s reference clip',
    description: 'For the talent who was asked. Valid for 15 minutes.',
    auth: only('talent'),
    params: id,
    errors: [...READ_ERRORS, 410],
  }),
};
