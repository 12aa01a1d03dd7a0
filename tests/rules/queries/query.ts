import { readFileSync } from 'node:fs';
import type { Filter, QueryShape } from '../firestore-rest.ts';

export interface IssuedQuery extends QueryShape {
  readonly source: string;
}

export const is = (field: string, value: string | boolean = 'x'): Filter => ({ field, op: 'EQUAL', value });
/** Regular, or express and multi-language. */
export const kind: Filter = { field: 'type', op: 'IN', value: ['x', 'y'] };
export const free: Filter = { field: 'assignedTo', op: 'EQUAL', value: null };
export const ofProjectLink: Filter = { field: 'castingId', op: 'EQUAL', value: null };
export const contains = (field: string, value = 'x'): Filter => ({ field, op: 'ARRAY_CONTAINS', value });

export const listSubsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.reduce<readonly (readonly Item[])[]>(
    (found, item) => [...found, ...found.map((subset) => [...subset, item])],
    [[]],
  );

export const getStorePath = (store: string): string => `functions/src/work/collections/${store}.ts`;

export const makeQuery = (
  file: string,
  collection: string,
  where: QueryShape['where'],
  rest: Pick<QueryShape, 'orderBy' | 'limit'> = {},
): IssuedQuery => ({ source: file.includes('/') ? file : getStorePath(file), collection, where, ...rest });

export const readSeeded = <Item>(collection: string): readonly Item[] =>
  Object.values(
    JSON.parse(
      readFileSync(new URL(`../../../emulator-data/firestore/${collection}.json`, import.meta.url), 'utf8'),
    ) as Readonly<Record<string, Item>>,
  );

export const ofCompany = [is('agencyId', 'agency-a'), is('companyId', 'company-a')];
export const agencys = [is('agencyId', 'agency-a')];
export const ofAgency = contains('agencyIds', 'agency-a');

export const newestFirst = [['createdAt', 'DESCENDING'] as const];

export const isAfter = (field: string): Filter => ({ field, op: 'GREATER_THAN', value: new Date(0) });
