import type { Filter } from '../firestore-rest.ts';
import { contains, is, makeQuery, kind, ofProjectLink, listSubsets, type IssuedQuery } from './query.ts';

const cast = 'web/src/common/board/useBoard.ts';

const listProjectQueries = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  ...['voices', 'castings', 'voiceAssets', 'licences', 'availabilityRequests'].map((collection) =>
    makeQuery(cast, collection, [...owned, is('projectId')]),
  ),
  makeQuery(cast, 'voiceRatings', [...owned, is('projectId'), is('demoId')], { limit: 100 }),
  makeQuery(cast, 'voiceRatings', [...owned, is('projectId'), is('userId')], {
    orderBy: [['heardAt', 'DESCENDING']],
    limit: 20,
  }),
  // Places of talents with an availability request.
  makeQuery(cast, 'castingDemos', [
    ...owned,
    is('projectId'),
    { field: 'talentId', op: 'IN', value: ['x', 'y'] },
  ]),
  // The chosen voices of all its roles.
  makeQuery(cast, 'castingDemos', [...owned, is('projectId'), is('isSelected', true)]),
];

const listCastingQueries = (owned: readonly Filter[]): readonly IssuedQuery[] =>
  (
    [
      ['castingDemos', 'order', 'ASCENDING'],
      ['guests', 'createdAt', 'DESCENDING'],
      ['guestVotes', 'updatedAt', 'DESCENDING'],
      ['guestComments', 'createdAt', 'DESCENDING'],
    ] as const
  ).map(([collection, field, direction]) =>
    makeQuery(cast, collection, [...owned, is('castingId')], { orderBy: [[field, direction]], limit: 100 }),
  );

/** Guest activity through a project's link, and its voices. */
const listGuestQueries = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  makeQuery(cast, 'guests', [...owned, is('projectId'), ofProjectLink], {
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 100,
  }),
  ...(
    [
      ['guestVotes', 'updatedAt'],
      ['guestComments', 'createdAt'],
    ] as const
  ).map(([collection, field]): IssuedQuery =>
    makeQuery(cast, collection, [...owned, is('projectId'), is('byProjectLink', true)], {
      orderBy: [[field, 'DESCENDING']],
      limit: 100,
    }),
  ),
  makeQuery(cast, 'castingDemos', [...owned, is('projectId')], { limit: 200 }),
];

/** Presence in a project, and comments on a voice. */
const listPeopleQueries = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  makeQuery('web/src/common/board/useColleagues.ts', 'projectPresence', [...owned, is('projectId')], {
    orderBy: [['seenAt', 'DESCENDING']],
    limit: 12,
  }),
  makeQuery('web/src/common/board/useColleagues.ts', 'voiceComments', [...owned, is('castingDemoId')]),
  makeQuery(cast, 'guestComments', [...owned, is('castingDemoId')]),
];

const listCellQueries = (owned: readonly Filter[]): readonly IssuedQuery[] => {
  const cell = [...owned, is('castingId'), is('voiceId')];
  return [
    ...['castingDemos', 'auditionEntries', 'voiceComments'].map((collection) =>
      makeQuery(cast, collection, cell),
    ),
    makeQuery(cast, 'castingDemos', cell, { orderBy: [['order', 'ASCENDING']], limit: 5 }),
    makeQuery(cast, 'auditionEntries', [...cell, { field: 'talentId', op: 'IN', value: ['x', 'y'] }]),
    ...['auditionEntries', 'voiceComments'].map((collection) =>
      makeQuery('web/src/common/board/useBoard.ts', collection, [...owned, is('castingId')], { limit: 1 }),
    ),
  ];
};

const projectLists = (owned: readonly Filter[]): readonly IssuedQuery[] =>
  listSubsets([is('state'), kind, contains('words')]).map((chosen) =>
    makeQuery('web/src/common/board/useProjects.ts', 'projects', [...owned, is('shelf'), ...chosen], {
      orderBy: [['createdAt', 'DESCENDING']],
      limit: 25,
    }),
  );

/** Accepted slots without a session. */
const toPlan = (owned: readonly Filter[]): IssuedQuery =>
  makeQuery(
    'web/src/features/sessions/data/useSlotsToPlan.ts',
    'availabilityRequests',
    [...owned, is('state', 'accepted'), { field: 'sessionId', op: 'EQUAL', value: null }],
    { orderBy: [['updatedAt', 'DESCENDING']], limit: 50 },
  );

/** All of these for a person who proves access with these fields. */
export const listBoardQueries = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  ...listProjectQueries(owned),
  ...listCastingQueries(owned),
  ...listGuestQueries(owned),
  ...listPeopleQueries(owned),
  ...listCellQueries(owned),
  ...projectLists(owned),
  toPlan(owned),
];
