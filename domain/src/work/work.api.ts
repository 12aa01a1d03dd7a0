import { only, signedIn, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, text } from '../messages/yup.ts';
import { NAME_MAX } from '../reference/reference.ts';
import { timestamp } from '../values/dates.ts';
import type { AgendaEntry } from './agenda.ts';
import type { FirstStep } from './first-steps.ts';
import type { NewsEntry } from './news.ts';
import { WAITING_KINDS, type SearchResult, type Waiting, type WaitingItem } from './work.ts';

export const workApi = {
  'work.today': endpoint<readonly Waiting[]>()({
    method: 'GET',
    path: '/today',
    summary: 'List what needs your attention',
    description: 'By kind, with counts and where to do it. Empty kinds are left out.',
    auth: signedIn,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'work.items': endpoint<readonly WaitingItem[]>()({
    method: 'GET',
    path: '/today/{kind}',
    summary: 'List the items of one kind that needs your attention',
    description:
      'Each with its project, most urgent first; at most 100. Empty for kinds that their page lists.',
    auth: signedIn,
    params: strictObject({ kind: text().oneOf(WAITING_KINDS).required() }),
    errors: [...SIGNED_IN_ERRORS, 404, 422],
  }),
  'work.news': endpoint<readonly NewsEntry[]>()({
    method: 'GET',
    path: '/news',
    summary: 'List what happened in your work lately',
    description: 'Grouped by kind and project, latest first: 20 entries of the last 14 days at most.',
    auth: signedIn,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'work.agenda': endpoint<readonly AgendaEntry[]>()({
    method: 'GET',
    path: '/agenda',
    summary: 'List what the next 14 days bring',
    description:
      'Sessions, a talent’s options, audition deadlines and ends of licences, from the moment `from` on.',
    auth: signedIn,
    query: strictObject({ from: timestamp().required() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'work.firstSteps': endpoint<readonly FirstStep[]>()({
    method: 'GET',
    path: '/firstSteps',
    summary: 'List the first steps of a new account',
    description: 'With which of them are done.',
    auth: signedIn,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'work.search': endpoint<readonly SearchResult[]>()({
    method: 'GET',
    path: '/search',
    summary: 'Search everything',
    description:
      'Talents, clients, engineers, companies, projects, castings and tickets by the start of words, ignoring accents and case; invoices and credit notes by their whole number. Eight per kind, as far as you may see them.',
    auth: only('client', 'agencyTeam', 'admin', 'engineer'),
    query: strictObject({ search: text().max(NAME_MAX).required() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
};
