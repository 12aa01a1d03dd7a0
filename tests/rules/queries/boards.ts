import type { Filter } from '../firestore-rest.ts';
import { contains, is, kind, ofProjectLink, subsets, type IssuedQuery } from './query.ts';

const cast = 'web/src/lib/board/useBoard.ts';

const ofProject = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  ...['voices', 'voiceRatings', 'castings', 'voiceAssets', 'licences', 'availabilityRequests'].map(
    (collection) => ({
      source: cast,
      collection,
      where: [...owned, is('projectId')],
    }),
  ),
  // Those of talents who were asked when they can record.
  {
    source: cast,
    collection: 'castingDemos',
    where: [...owned, is('projectId'), { field: 'talentId', op: 'IN', value: ['x', 'y'] }],
  },
  // The chosen voices of all its roles.
  {
    source: cast,
    collection: 'castingDemos',
    where: [...owned, is('projectId'), is('isSelected', true)],
  },
];

/** One language. */
const ofCasting = (owned: readonly Filter[]): readonly IssuedQuery[] =>
  (
    [
      ['castingDemos', 'order', 'ASCENDING'],
      ['guests', 'createdAt', 'DESCENDING'],
      ['guestVotes', 'updatedAt', 'DESCENDING'],
      ['guestComments', 'createdAt', 'DESCENDING'],
    ] as const
  ).map(([collection, field, direction]) => ({
    source: cast,
    collection,
    where: [...owned, is('castingId')],
    orderBy: [[field, direction]],
    limit: 100,
  }));

/** What guests of the link of a whole project did, and on which voices. */
const ofGuestsOfProject = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  {
    source: cast,
    collection: 'guests',
    where: [...owned, is('projectId'), ofProjectLink],
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 100,
  },
  ...(
    [
      ['guestVotes', 'updatedAt'],
      ['guestComments', 'createdAt'],
    ] as const
  ).map(([collection, field]): IssuedQuery => ({
    source: cast,
    collection,
    where: [...owned, is('projectId'), is('byProjectLink', true)],
    orderBy: [[field, 'DESCENDING']],
    limit: 100,
  })),
  { source: cast, collection: 'castingDemos', where: [...owned, is('projectId')], limit: 200 },
];

/** Who has a project open, and what is said of a voice. */
const ofPeople = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  {
    source: 'web/src/lib/board/useColleagues.ts',
    collection: 'projectPresence',
    where: [...owned, is('projectId')],
    orderBy: [['seenAt', 'DESCENDING']],
    limit: 12,
  },
  {
    source: 'web/src/lib/board/useColleagues.ts',
    collection: 'voiceComments',
    where: [...owned, is('castingDemoId')],
  },
  {
    source: cast,
    collection: 'guestComments',
    where: [...owned, is('castingDemoId')],
  },
  ...['guestVotes', 'guestComments'].map((collection) => ({
    source: cast,
    collection,
    where: [...owned, { field: 'castingDemoId', op: 'IN' as const, value: ['x', 'y'] }],
  })),
];

/** One character in one language. */
const ofCell = (owned: readonly Filter[]): readonly IssuedQuery[] => {
  const cell = [...owned, is('castingId'), is('voiceId')];
  return [
    ...['castingDemos', 'auditionEntries', 'voiceComments'].map((collection) => ({
      source: cast,
      collection,
      where: cell,
    })),
    { source: cast, collection: 'castingDemos', where: cell, orderBy: [['order', 'ASCENDING']], limit: 5 },
    { source: cast, collection: 'castingDemos', where: [...cell, is('isSelected', true)] },
  ];
};

/** Lists of projects, by everything that they can be cut down to. */
const projectLists = (owned: readonly Filter[]): readonly IssuedQuery[] =>
  subsets([is('state'), kind, contains('words')]).map((chosen) => ({
    source: cast,
    collection: 'projects',
    where: [...owned, is('shelf'), ...chosen],
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 25,
  }));

/** Accepted slots without a session. */
const toPlan = (owned: readonly Filter[]): IssuedQuery => ({
  source: 'web/src/features/sessions/data/useSlotsToPlan.ts',
  collection: 'availabilityRequests',
  where: [...owned, is('state', 'accepted'), { field: 'sessionId', op: 'EQUAL', value: null }],
  orderBy: [['updatedAt', 'DESCENDING']],
  limit: 50,
});

/** All of that, asked by somebody who proves it by these fields. */
export const onBoards = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  ...ofProject(owned),
  ...ofCasting(owned),
  ...ofGuestsOfProject(owned),
  ...ofPeople(owned),
  ...ofCell(owned),
  ...projectLists(owned),
  toPlan(owned),
];
