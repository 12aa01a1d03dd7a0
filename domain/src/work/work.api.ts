import { only, signedIn, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, text } from '../messages/yup.ts';
import { NAME_MAX } from '../reference/reference.ts';
import type { Found, Waiting } from './work.ts';

export const workApi = {
  'work.today': endpoint<readonly Waiting[]>()({
    method: 'GET',
    path: '/today',
    summary:
      'What waits for the caller in the chosen agency, by kind, with how many there are and where it is done; kinds of which nothing waits are left out',
    auth: signedIn,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'work.search': endpoint<readonly Found[]>()({
    method: 'GET',
    path: '/search',
    summary:
      'Talents, clients, projects, castings and tickets of which words begin as typed, whatever their accents and capitals: eight of a kind at most, and of each what the caller may see',
    auth: only('client', 'agencyTeam', 'admin', 'engineer'),
    query: exactly({ search: text().max(NAME_MAX).required() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
};
