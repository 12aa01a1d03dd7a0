import { ROSTER_TRAITS, toTraitKey } from '../../../domain/src/roster/roster-traits.ts';
import type { Filter } from '../firestore-rest.ts';
import { contains, is, makeQuery, type IssuedQuery } from './query.ts';

/** Filters of a roster entry: one key per trait, and the start of a word. */
const ROSTER_KEYS = [...ROSTER_TRAITS, 'word' as const].map((trait) =>
  is(`is.${toTraitKey(trait, 'x')}`, true),
);

const makeRosterQuery = (keys: readonly Filter[]): IssuedQuery =>
  makeQuery('roster-lists', 'roster', [is('agencyId'), ...keys], {
    orderBy: [['__name__', 'ASCENDING']],
    limit: 20,
  });

/** The roster filtered by none, one, two, three and all of its traits. */
export const ROSTER_FILTERED: readonly IssuedQuery[] = [
  [],
  ROSTER_KEYS,
  ...ROSTER_KEYS.flatMap((rosterKey, index) => [
    [rosterKey],
    ...ROSTER_KEYS.slice(index + 1).flatMap((two, after) => [
      [rosterKey, two],
      ...ROSTER_KEYS.slice(index + after + 2).map((three) => [rosterKey, two, three]),
    ]),
  ]),
].map(makeRosterQuery);

export const ROSTER: readonly IssuedQuery[] = [
  makeQuery('roster-lists', 'roster', [
    is('agencyId'),
    { field: 'email', op: 'IN', value: ['a@tests.example', 'b@tests.example'] },
  ]),
  makeQuery('talent-terms', 'talentTerms', [is('agencyId')], {
    orderBy: [['updatedAt', 'DESCENDING']],
    limit: 300,
  }),
  makeQuery('talents', 'talents', [is('email')], { limit: 1 }),
  makeQuery(
    'public-talents',
    'talentCache',
    [
      contains('agencyIds'),
      { field: 'nameKey', op: 'GREATER_THAN_OR_EQUAL', value: 'ann' },
      { field: 'nameKey', op: 'LESS_THAN', value: 'ann\uf8ff' },
    ],
    { orderBy: [['nameKey', 'ASCENDING']], limit: 30 },
  ),
  makeQuery('roster-views', 'rosterViews', [is('agencyId')], { limit: 50 }),
  makeQuery('vacations', 'vacations', [is('talentId')], { limit: 200 }),
  makeQuery(
    'vacations',
    'vacations',
    [
      { field: 'talentId', op: 'IN', value: ['x', 'y'] },
      { field: 'to', op: 'GREATER_THAN_OR_EQUAL', value: '2031-08-01' },
    ],
    { orderBy: [['to', 'ASCENDING']], limit: 200 },
  ),
  // All other combinations have their own test.
  makeRosterQuery([]),
  makeRosterQuery(ROSTER_KEYS),
];
