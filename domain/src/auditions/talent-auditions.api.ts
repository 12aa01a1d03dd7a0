import { only, READ_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import type { AuditionEntry } from './auditions.ts';

const id = exactly({ id: idSchema });

export const talentAuditionsApi = {
  'auditions.download': endpoint<undefined>()({
    method: 'GET',
    path: '/audition-entry/download/{id}',
    summary: 'The audio of an audition, for the holder of its link',
    auth: { kind: 'token', tokens: ['audition-upload', 'audio'] },
    params: id,
    query: exactly({ token: text().max(2000).required('link.invalid') }),
    binary: 'audio/mpeg',
    errors: [401, 404, 410],
  }),
  'auditions.ofTalent': endpoint<readonly Serialised<AuditionEntry>[]>()({
    method: 'GET',
    path: '/audition-entry/talent/{id}',
    summary: 'Auditions a talent was asked for',
    auth: only('talent', 'agencyTeam', 'admin'),
    params: id,
    errors: READ_ERRORS,
  }),
};
