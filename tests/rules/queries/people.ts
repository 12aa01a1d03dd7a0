import { contains, is, stored, subsets, type IssuedQuery } from './query.ts';

/** Of accounts, memberships, and invitations. */
export const PEOPLE: readonly IssuedQuery[] = [
  {
    source: stored('engineers'),
    collection: 'engineers',
    where: [contains('searchTerms')],
    orderBy: [['sortName', 'ASCENDING']],
    limit: 20,
  },
  { source: stored('memberships'), collection: 'memberships', where: [is('userId')] },
  {
    source: stored('memberships'),
    collection: 'memberships',
    where: [is('agencyId'), { field: 'role', op: 'IN', value: ['agencyTeam', 'admin'] }],
    limit: 1000,
  },
  {
    source: stored('memberships'),
    collection: 'memberships',
    where: [is('agencyId'), { field: 'userId', op: 'IN', value: ['x', 'y'] }],
  },
  {
    source: stored('team-invites'),
    collection: 'teamInvites',
    where: [is('agencyId'), { field: 'formerUid', op: 'EQUAL', value: null }],
    limit: 500,
  },
  {
    source: stored('memberships'),
    collection: 'memberships',
    where: [is('userId'), is('announce', true)],
  },
  ...['searchTerms', 'agencyIds'].map((field) => ({
    source: stored('clients'),
    collection: 'clients',
    where: [contains(field)],
    orderBy: [['sortName', 'ASCENDING'] as const, ['__name__', 'ASCENDING'] as const],
    limit: 20,
  })),
  {
    source: stored('clients'),
    collection: 'clients',
    where: [contains('agencyIds'), { field: 'companyId', op: 'IN', value: ['x', 'y'] }],
    orderBy: [
      ['sortName', 'ASCENDING'],
      ['__name__', 'ASCENDING'],
    ],
    limit: 20,
  },
  // Invitations of an agency, of one kind or those that its team may send, and in one state.
  ...subsets([{ field: 'kind', op: 'IN', value: ['talent', 'client'] } as const, is('state')]).map(
    (where): IssuedQuery => ({
      source: stored('invitations'),
      collection: 'invitations',
      where: [is('agencyId'), ...where],
      orderBy: [
        ['sentAt', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 25,
    }),
  ),
  { source: stored('clients'), collection: 'clients', where: [is('companyId'), is('agencyIds')] },
  { source: stored('deletion-requests'), collection: 'deletionRequests', where: [is('state')], limit: 20 },
  {
    source: stored('talent-invites'),
    collection: 'selfServiceInvites',
    where: [is('agencyId')],
    orderBy: [
      ['sentAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 20,
  },
];
