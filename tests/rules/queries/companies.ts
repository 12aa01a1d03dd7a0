import { COMPANY_COLLECTIONS } from '../../../functions/src/work/collections/company-merges.ts';
import { contains, is, makeQuery, type IssuedQuery } from './query.ts';

const MERGES = 'functions/src/work/records/company-merges.ts';

/** Companies: progress of merges, the records they move, and copies of a name. */
export const COMPANIES: readonly IssuedQuery[] = [
  makeQuery('companies', 'companies', [contains('agencyIds')], { limit: 1000 }),
  // Progress of merges, and the records they move.
  makeQuery(
    'company-merges',
    'companyMerges',
    [is('intoId'), { field: 'state', op: 'IN', value: ['x', 'y'] }],
    {
      limit: 1,
    },
  ),
  makeQuery('company-merges', 'companyMerges', [{ field: 'dueAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }], {
    orderBy: [['dueAt', 'ASCENDING']],
    limit: 20,
  }),
  makeQuery('companies', 'companies', [is('mergedInto')]),
  ...COMPANY_COLLECTIONS.flatMap((collection) =>
    ['company-merges', MERGES].map((file) =>
      makeQuery(file, collection, [is('agencyId'), is('companyId')], { limit: 200 }),
    ),
  ),
  // Copies of a company's name.
  ...['projects', 'castings', 'soldLicences'].map((collection): IssuedQuery =>
    makeQuery('functions/src/work/records/company-names.ts', collection, [is('agencyId'), is('companyId')], {
      orderBy: [['__name__', 'ASCENDING']],
      limit: 200,
    }),
  ),
  ...['castings', 'soldLicences'].map((collection): IssuedQuery =>
    makeQuery('company-names', collection, [is('projectId')]),
  ),
  makeQuery('users', 'users', [is('companyId')], { limit: 50 }),
  makeQuery('users', 'users', [is('companyId'), contains('agencyIds')]),
  // What an agency has with a client.
  ...(
    [
      ['projects', 'projects', 'createdBy', 'createdAt'],
      ['orders', 'orders', 'orderedBy', 'updatedAt'],
      ['enquiries', 'enquiries', 'userId', 'createdAt'],
      ['voice-comments', 'voiceComments', 'userId', 'createdAt'],
      ['voice-ratings', 'voiceRatings', 'userId', 'rating'],
    ] as const
  ).map(([store, collection, person, order]): IssuedQuery =>
    makeQuery(store, collection, [is('agencyId'), is(person)], {
      orderBy: [[order, 'DESCENDING']],
      limit: 20,
    }),
  ),
  makeQuery('sold-licences', 'soldLicences', [{ field: 'orderId', op: 'IN', value: ['x', 'y'] }], {
    limit: 20,
  }),
  ...['projects', 'orders', 'companyCounts'].map((collection): IssuedQuery =>
    makeQuery('functions/src/work/copies/companies.ts', collection, [is('companyId')]),
  ),
  ...['users', 'clients'].map((collection): IssuedQuery =>
    makeQuery(MERGES, collection, [is('companyId')], { limit: 20 }),
  ),
];
