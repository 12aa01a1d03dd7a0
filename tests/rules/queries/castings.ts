import { contains, is, makeQuery, ofProjectLink, listSubsets, type IssuedQuery } from './query.ts';

/** Projects, castings, and comments of guests and colleagues. */
export const CASTINGS: readonly IssuedQuery[] = [
  ...[
    ['auditionInvites', 'storagePath'],
    ['auditions', 'clipPath'],
    ['auditions', 'scriptPath'],
    ['projectScripts', 'scriptPath'],
    ['demos', 'storagePath'],
    ['demos', 'approvedPath'],
    ['sessionFiles', 'storagePath'],
    ['deliveryUploads', 'storagePath'],
  ].map(([collection = '', field = '']) =>
    makeQuery('functions/src/platform/storage/sweep.ts', collection, [
      { field, op: 'IN' as const, value: ['demos/x', 'demos/y'] },
    ]),
  ),
  makeQuery('casting-demos', 'castingDemos', [is('demoId')]),
  makeQuery('casting-demos', 'castingDemos', [is('castingId')], { limit: 1 }),
  makeQuery('characters', 'voices', [is('projectId')]),
  makeQuery('casting-demos', 'castingDemos', [is('projectId')], { limit: 5001 }),
  makeQuery('casting-demos', 'castingDemos', [is('projectId'), is('talentId')]),
  makeQuery('casting-demos', 'castingDemos', [
    { field: 'projectId', op: 'IN', value: ['x', 'y'] } as const,
    is('isSelected', true),
  ]),
  makeQuery('projects', 'projects', [is('agencyId')], { orderBy: [['createdAt', 'DESCENDING']], limit: 3 }),
  makeQuery('casting-demos', 'castingDemos', [is('projectId'), is('voiceId')], { limit: 1 }),
  makeQuery('castings', 'castings', [is('projectId')]),
  makeQuery('castings', 'castings', [is('urlIdentifier')], { limit: 1 }),
  ...listSubsets([is('companyId'), is('projectId')]).map((chosen) =>
    makeQuery('castings', 'castings', [is('agencyId'), ...chosen], {
      orderBy: [['createdAt', 'DESCENDING'] as const, ['__name__', 'DESCENDING'] as const],
      limit: 25,
    }),
  ),
  makeQuery('casting-demos', 'castingDemos', [
    is('castingId'),
    { field: 'talentId', op: 'IN', value: ['x', 'y'] } as const,
  ]),
  makeQuery('voice-comments', 'voiceComments', [is('castingDemoId')]),
  makeQuery('voice-comments', 'voiceComments', [is('auditionEntryId')]),
  makeQuery('guests', 'guests', [is('projectId'), is('castingId')]),
  makeQuery('guests', 'guests', [is('projectId'), ofProjectLink]),
  makeQuery('guest-votes', 'guestVotes', [is('guestId')]),
  makeQuery('guest-votes', 'guestVotes', [is('castingDemoId')]),
  makeQuery('guest-comments', 'guestComments', [is('guestId')]),
  makeQuery('guest-comments', 'guestComments', [is('castingDemoId')]),
  makeQuery('guest-comments', 'guestComments', [is('castingId')], {
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 500,
  }),
  makeQuery('guest-comments', 'guestComments', [is('projectId'), is('byProjectLink', true)], {
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 500,
  }),
  makeQuery('view-history', 'viewHistory', [is('userId')], { limit: 50 }),
  makeQuery('castings', 'castings', [is('projectId'), is('previewVisible', true)]),
  makeQuery('characters', 'voices', [is('projectId')], { orderBy: [['createdAt', 'ASCENDING']] }),
  ...[[], [is('voiceId')]].map((character) =>
    makeQuery('casting-demos', 'castingDemos', [is('castingId'), ...character], {
      orderBy: [['order', 'ASCENDING'] as const],
    }),
  ),
  makeQuery('casting-demos', 'castingDemos', [is('castingId')], { orderBy: [['changedAt', 'DESCENDING']] }),
  makeQuery('casting-demos', 'castingDemos', [is('castingId'), is('voiceId')], {
    orderBy: [['order', 'ASCENDING']],
  }),
  makeQuery('casting-demos', 'castingDemos', [is('agencyId'), is('talentId')]),
  makeQuery(
    'casting-demos',
    'castingDemos',
    [{ field: 'outcomesDueAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    { orderBy: [['outcomesDueAt', 'ASCENDING']], limit: 100 },
  ),
  makeQuery('casting-demos', 'castingDemos', [is('castingId'), is('voiceId'), is('isSelected', true)]),
  makeQuery('auditions', 'auditions', [is('projectId')]),
  makeQuery('castings', 'castings', [contains('taggedTalents')]),
];
