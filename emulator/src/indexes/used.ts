import type { Aggregation } from '../queries/aggregate.ts';
import { getDisjuncts, type Leaf } from '../queries/normalize.ts';
import type { Query } from '../queries/query.ts';
import type { Catalog, CompositeIndex, IndexField, Mode, Scope } from './definitions.ts';
import { getNeeds, type Need } from './needs.ts';
import { measureCoverage, suggestIndex, trimOrders } from './planner.ts';

export interface UsedIndex {
  readonly scope: Scope;
  /** Such as `(n ASC, __name__ ASC)`. */
  readonly properties: string;
}

export interface PlannedRead {
  readonly filters: readonly Leaf[];
  readonly indexes: readonly UsedIndex[];
  /** Number of index ranges read. */
  readonly stretches: number;
}

/** The plan for each conjunction; empty for a query that needs no index. */
export function planReads(
  catalog: Catalog,
  query: Query,
  aggregations: readonly Aggregation[] = [],
): readonly PlannedRead[] {
  if (query.limit === 0 && aggregations.length === 0) return [];

  const scope: Scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const conjunctions = getDisjuncts(query.where);

  return getNeeds(query, aggregations).map((need, index) => {
    const filters = conjunctions[index] ?? [];
    const serving = findServing(catalog, query.collectionId, scope, need);
    return {
      filters,
      indexes: serving.map((index) => ({ scope, properties: printIndex(index) })),
      stretches: countStretches(filters),
    };
  });
}

/** The index ranges of a conjunction: one per listed value, and those around excluded values. */
function countStretches(conjunction: readonly Leaf[]): number {
  return conjunction.reduce((product, leaf) => {
    if (leaf.kind === 'unary') return product;
    if (leaf.op === '!=') return product * 2;
    const listed = leaf.value.kind === 'array' ? leaf.value.values.length : 1;
    if (leaf.op === 'not-in') return product * (listed + 1);
    return leaf.op === 'in' || leaf.op === 'array-contains-any' ? product * listed : product;
  }, 1);
}

type Serving = Pick<CompositeIndex, 'fields' | 'vector'>;

function findServing(catalog: Catalog, collectionId: string, scope: Scope, need: Need): readonly Serving[] {
  const sorted = trimOrders(need);
  const fixed = need.equalities.length + need.contains.length;
  if (fixed === 0 && sorted.length + need.covered.length <= 1 && need.vector === undefined) {
    const [alone] = [...sorted, ...need.covered.map(toAscending)];
    return [{ fields: alone === undefined ? need.orders : [alone] }];
  }

  const { fitting } = measureCoverage(catalog, collectionId, scope, need, sorted);
  const open = new Set([...need.equalities, ...need.contains]);
  const merged: Serving[] = [];

  for (const index of [...fitting].sort(compareLength)) {
    if (merged.length > 0 && !index.fields.some(({ field }) => open.has(field))) continue;
    merged.push(index);
    for (const { field } of index.fields) open.delete(field);
  }

  if (sorted.length + need.covered.length > 0 || need.vector !== undefined) {
    // Without enforcement, the one index production would require.
    const served = merged.length > 0 && open.size === 0;
    return served ? merged : [suggestIndex(collectionId, scope, need, sorted)];
  }

  const direction: Mode = need.orders.at(-1)?.mode ?? 'ASCENDING';
  for (const field of open) {
    merged.push({ fields: [{ field, mode: need.contains.includes(field) ? 'CONTAINS' : direction }] });
  }

  return merged;
}

const toAscending = (field: string): IndexField => ({ field, mode: 'ASCENDING' });

const compareLength = (a: CompositeIndex, b: CompositeIndex) => b.fields.length - a.fields.length;

const WORDS = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'ARRAY_CONTAINS' } as const;

function printIndex({ fields, vector }: Serving): string {
  const last = fields.at(-1);
  const name: IndexField = {
    field: '__name__',
    mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
  };
  const whole = last?.field === '__name__' ? fields : [...fields, name];
  const words = whole.map(({ field, mode }) => `${field} ${WORDS[mode]}`);
  if (vector !== undefined) words.push(`${vector.field} VECTOR<${vector.dimension}>`);
  return `(${words.join(', ')})`;
}
