import { contains, is, makeQuery, listSubsets, type IssuedQuery } from './query.ts';

export const PEOPLE: readonly IssuedQuery[] = [
  makeQuery('engineers', 'engineers', [contains('searchTerms')], {
    orderBy: [['sortName', 'ASCENDING']],
    limit: 20,
  }),
  makeQuery('memberships', 'memberships', [is('userId')]),
  makeQuery('push-devices', 'pushDevices', [is('userId')]),
  makeQuery('push-devices', 'pushDevices', [{ field: 'userId', op: 'IN', value: ['x', 'y'] }], {
    limit: 300,
  }),
  makeQuery(
    'memberships',
    'memberships',
    [is('agencyId'), { field: 'role', op: 'IN', value: ['agencyTeam', 'admin'] }],
    { limit: 1000 },
  ),
  makeQuery('memberships', 'memberships', [is('agencyId'), { field: 'userId', op: 'IN', value: ['x', 'y'] }]),
  makeQuery(
    'team-invites',
    'teamInvites',
    [is('agencyId'), { field: 'formerUid', op: 'EQUAL', value: null }],
    {
      limit: 500,
    },
  ),
  makeQuery('memberships', 'memberships', [is('userId'), is('announce', true)]),
  ...['searchTerms', 'agencyIds'].map((field) =>
    makeQuery('clients', 'clients', [contains(field)], {
      orderBy: [['sortName', 'ASCENDING'] as const, ['__name__', 'ASCENDING'] as const],
      limit: 20,
    }),
  ),
  makeQuery(
    'clients',
    'clients',
    [contains('agencyIds'), { field: 'companyId', op: 'IN', value: ['x', 'y'] }],
    {
      orderBy: [
        ['sortName', 'ASCENDING'],
        ['__name__', 'ASCENDING'],
      ],
      limit: 20,
    },
  ),
  // An agency's invitations, of one kind or all that its team may send, in one state.
  ...listSubsets([{ field: 'kind', op: 'IN', value: ['talent', 'client'] } as const, is('state')]).map(
    (where): IssuedQuery =>
      makeQuery('invitations', 'invitations', [is('agencyId'), ...where], {
        orderBy: [
          ['sentAt', 'DESCENDING'],
          ['__name__', 'DESCENDING'],
        ],
        limit: 25,
      }),
  ),
  makeQuery('clients', 'clients', [is('companyId'), is('agencyIds')]),
  makeQuery('deletion-requests', 'deletionRequests', [is('state')], { limit: 20 }),
  makeQuery('talent-invites', 'selfServiceInvites', [is('agencyId')], {
    orderBy: [
      ['sentAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 20,
  }),
];
