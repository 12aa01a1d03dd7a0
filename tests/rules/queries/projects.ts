import { PROJECT_CONTENTS } from '../../../functions/src/work/collections/project-contents.ts';
import { agencys, contains, is, makeQuery, ofCompany, listSubsets, type IssuedQuery } from './query.ts';

export const STORED_PROJECTS: readonly IssuedQuery[] = [
  ...[ofCompany, agencys].flatMap((owned) =>
    listSubsets([is('state'), is('type'), contains('words')]).map((chosen) =>
      makeQuery('projects', 'projects', [...owned, is('shelf'), ...chosen], {
        orderBy: [['createdAt', 'DESCENDING'] as const, ['__name__', 'DESCENDING'] as const],
        limit: 25,
      }),
    ),
  ),
  makeQuery('projects', 'projects', [is('urlIdentifier')], { limit: 1 }),
  makeQuery(
    'projects',
    'projects',
    [is('shelf'), { field: 'deletedAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(0) }],
    { limit: 20 },
  ),
  ...PROJECT_CONTENTS.map((collection) =>
    makeQuery('functions/src/work/records/project-contents.ts', collection, [is('projectId')], {
      limit: 200,
    }),
  ),
];
