import { contains, free, is, makeQuery, type IssuedQuery } from './query.ts';

export const DEMOS: readonly IssuedQuery[] = [
  makeQuery('demos', 'demos', [is('talentId')]),
  ...[
    [contains('agencyIds')],
    [contains('agencyIds'), is('talentId')],
    [is('talentId')],
    [contains('agencyIds'), is('assignedTo')],
  ]
    .flatMap((filters) => [filters, [...filters, is('reviewStatus')]])
    .map((where): IssuedQuery =>
      makeQuery('demos', 'demos', where, {
        orderBy: [
          ['createdAt', 'DESCENDING'],
          ['__name__', 'DESCENDING'],
        ],
        limit: 20,
      }),
    ),
  makeQuery('demos', 'demos', [is('curationTicketId')]),
  ...[
    { status: 'open', whose: [free] },
    { status: 'open', whose: [is('assignedTo')] },
    { status: 'closed', whose: [free] },
    { status: 'closed', whose: [free, is('closedBy')] },
  ].map(({ status, whose }): IssuedQuery => {
    const [field, direction] =
      status === 'open' ? (['createdAt', 'ASCENDING'] as const) : (['closedAt', 'DESCENDING'] as const);

    return makeQuery(
      'curation-tickets',
      'curationTickets',
      [{ field: 'agencyIds', op: 'ARRAY_CONTAINS_ANY', value: ['x'] }, is('status', status), ...whose],
      {
        orderBy: [
          [field, direction],
          ['__name__', direction],
        ],
        limit: 50,
      },
    );
  }),
  makeQuery('engineer-assignments', 'engineerAssignments', [is('engineerId')], { limit: 500 }),
  makeQuery('demos', 'demos', [is('talentId')]),
];
