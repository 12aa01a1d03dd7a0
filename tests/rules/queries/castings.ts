import { contains, is, issued, ofProjectLink, listSubsets, type IssuedQuery } from './query.ts';

/** Projects, castings, and comments of guests and colleagues. */
export const CASTINGS: readonly IssuedQuery[] = [
  ...[
    ['auditionInvites', 'storagePath'],
    ['auditions', 'clipPath'],
    ['auditions', 'scriptPath'],
    ['demos', 'storagePath'],
    ['demos', 'approvedPath'],
    ['sessionFiles', 'storagePath'],
    ['deliveryUploads', 'storagePath'],
  ].map(([collection = '', field = '']) =>
    issued('functions/src/platform/storage/sweep.ts', collection, [
      { field, op: 'IN' as const, value: ['demos/x', 'demos/y'] },
    ]),
  ),
  issued('casting-demos', 'castingDemos', [is('demoId')]),
  issued('casting-demos', 'castingDemos', [is('castingId')], { limit: 1 }),
  issued('characters', 'voices', [is('projectId')]),
  issued('casting-demos', 'castingDemos', [is('projectId')], { limit: 5001 }),
  issued('casting-demos', 'castingDemos', [is('projectId'), is('talentId')]),
  issued('casting-demos', 'castingDemos', [
    { field: 'projectId', op: 'IN', value: ['x', 'y'] } as const,
    is('isSelected', true),
  ]),
  issued('projects', 'projects', [is('agencyId')], { orderBy: [['createdAt', 'DESCENDING']], limit: 3 }),
  issued('casting-demos', 'castingDemos', [is('projectId'), is('voiceId')], { limit: 1 }),
  issued('castings', 'castings', [is('projectId')]),
  issued('castings', 'castings', [is('urlIdentifier')], { limit: 1 }),
  ...listSubsets([is('companyId'), is('projectId')]).map((chosen) =>
    issued('castings', 'castings', [is('agencyId'), ...chosen], {
      orderBy: [['createdAt', 'DESCENDING'] as const, ['__name__', 'DESCENDING'] as const],
      limit: 25,
    }),
  ),
  issued('casting-demos', 'castingDemos', [
    is('castingId'),
    { field: 'talentId', op: 'IN', value: ['x', 'y'] } as const,
  ]),
  issued('voice-comments', 'voiceComments', [is('castingDemoId')]),
  issued('voice-comments', 'voiceComments', [is('auditionEntryId')]),
  issued('guests', 'guests', [is('projectId'), is('castingId')]),
  issued('guests', 'guests', [is('projectId'), ofProjectLink]),
  issued('guest-votes', 'guestVotes', [is('guestId')]),
  issued('guest-votes', 'guestVotes', [is('castingDemoId')]),
  issued('guest-comments', 'guestComments', [is('guestId')]),
  issued('guest-comments', 'guestComments', [is('castingDemoId')]),
  issued('guest-comments', 'guestComments', [is('castingId')], {
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 500,
  }),
  issued('guest-comments', 'guestComments', [is('projectId'), is('byProjectLink', true)], {
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 500,
  }),
  issued('view-history', 'viewHistory', [is('userId')], { limit: 50 }),
  issued('castings', 'castings', [is('projectId'), is('previewVisible', true)]),
  issued('characters', 'voices', [is('projectId')], { orderBy: [['createdAt', 'ASCENDING']] }),
  ...[[], [is('voiceId')]].map((character) =>
    issued('casting-demos', 'castingDemos', [is('castingId'), ...character], {
      orderBy: [['order', 'ASCENDING'] as const],
    }),
  ),
  issued('casting-demos', 'castingDemos', [is('castingId')], { orderBy: [['changedAt', 'DESCENDING']] }),
  issued('casting-demos', 'castingDemos', [is('castingId'), is('voiceId')], {
    orderBy: [['order', 'ASCENDING']],
  }),
  issued('casting-demos', 'castingDemos', [is('agencyId'), is('talentId')]),
  issued(
    'casting-demos',
    'castingDemos',
    [{ field: 'outcomesDueAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    { orderBy: [['outcomesDueAt', 'ASCENDING']], limit: 100 },
  ),
  issued('casting-demos', 'castingDemos', [is('castingId'), is('voiceId'), is('isSelected', true)]),
  issued('auditions', 'auditions', [is('projectId')]),
  issued('castings', 'castings', [contains('taggedTalents')]),
];
