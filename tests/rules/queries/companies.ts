import { OF_COMPANY } from '../../../functions/src/records/company-merges.ts';
import { contains, is, stored, type IssuedQuery } from './query.ts';

/** Of companies: how merges go, what they move, and what a new name follows into. */
export const COMPANIES: readonly IssuedQuery[] = [
  { source: stored('companies'), collection: 'companies', where: [contains('agencyIds')], limit: 1000 },
  // How merges of companies go, and what they move.
  {
    source: stored('company-merges'),
    collection: 'companyMerges',
    where: [is('intoId'), { field: 'state', op: 'IN', value: ['x', 'y'] }],
    limit: 1,
  },
  {
    source: stored('company-merges'),
    collection: 'companyMerges',
    where: [{ field: 'dueAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    orderBy: [['dueAt', 'ASCENDING']],
    limit: 20,
  },
  { source: stored('companies'), collection: 'companies', where: [is('mergedInto')] },
  ...OF_COMPANY.map((collection): IssuedQuery => ({
    source: stored('company-merges'),
    collection,
    where: [is('agencyId'), is('companyId')],
    limit: 200,
  })),
  // What a new name of a company follows into.
  ...['projects', 'castings', 'soldLicences'].map((collection): IssuedQuery => ({
    source: stored('company-names'),
    collection,
    where: [is('agencyId'), is('companyId')],
    orderBy: [['__name__', 'ASCENDING']],
    limit: 200,
  })),
  ...['users', 'clients'].map((collection): IssuedQuery => ({
    source: stored('company-merges'),
    collection,
    where: [is('companyId')],
    limit: 20,
  })),
];
