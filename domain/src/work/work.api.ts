import { only, signedIn, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, text } from '../messages/yup.ts';
import { NAME_MAX } from '../reference/reference.ts';
import type { Found, Waiting } from './work.ts';

export const workApi = {
  'work.today': endpoint<readonly Waiting[]>()({
    method: 'GET',
    path: '/today',
    summary: 'List what needs your attention',
    description: 'By kind, with counts and where to do it. Empty kinds are left out.',
    auth: signedIn,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'work.search': endpoint<readonly Found[]>()({
    method: 'GET',
    path: '/search',
    summary: 'Search everything',
    description:
      'Talents, clients, engineers, projects, castings and tickets by the start of words, ignoring accents and case; invoices and credit notes by their whole number. Eight per kind, as far as you may see them.',
    auth: only('client', 'agencyTeam', 'admin', 'engineer'),
    query: exactly({ search: text().max(NAME_MAX).required() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
};
