import { contains, is, issued, listSubsets, type IssuedQuery } from './query.ts';

export const PEOPLE: readonly IssuedQuery[] = [
  issued('engineers', 'engineers', [contains('searchTerms')], {
    orderBy: [['sortName', 'ASCENDING']],
    limit: 20,
  }),
  issued('memberships', 'memberships', [is('userId')]),
  issued(
    'memberships',
    'memberships',
    [is('agencyId'), { field: 'role', op: 'IN', value: ['agencyTeam', 'admin'] }],
    { limit: 1000 },
  ),
  issued('memberships', 'memberships', [is('agencyId'), { field: 'userId', op: 'IN', value: ['x', 'y'] }]),
  issued('team-invites', 'teamInvites', [is('agencyId'), { field: 'formerUid', op: 'EQUAL', value: null }], {
    limit: 500,
  }),
  issued('memberships', 'memberships', [is('userId'), is('announce', true)]),
  ...['searchTerms', 'agencyIds'].map((field) =>
    issued('clients', 'clients', [contains(field)], {
      orderBy: [['sortName', 'ASCENDING'] as const, ['__name__', 'ASCENDING'] as const],
      limit: 20,
    }),
  ),
  issued('clients', 'clients', [contains('agencyIds'), { field: 'companyId', op: 'IN', value: ['x', 'y'] }], {
    orderBy: [
      ['sortName', 'ASCENDING'],
      ['__name__', 'ASCENDING'],
    ],
    limit: 20,
  }),
  // An agency's invitations, of one kind or all that its team may send, in one state.
  ...listSubsets([{ field: 'kind', op: 'IN', value: ['talent', 'client'] } as const, is('state')]).map(
    (where): IssuedQuery =>
      issued('invitations', 'invitations', [is('agencyId'), ...where], {
        orderBy: [
          ['sentAt', 'DESCENDING'],
          ['__name__', 'DESCENDING'],
        ],
        limit: 25,
      }),
  ),
  issued('clients', 'clients', [is('companyId'), is('agencyIds')]),
  issued('deletion-requests', 'deletionRequests', [is('state')], { limit: 20 }),
  issued('talent-invites', 'selfServiceInvites', [is('agencyId')], {
    orderBy: [
      ['sentAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 20,
  }),
];
