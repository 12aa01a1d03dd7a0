import type { Aggregation } from '../queries/aggregate.ts';
import type { Query } from '../queries/query.ts';
import {
  hasSingleField,
  trimImpliedName,
  type Catalog,
  type CompositeIndex,
  type IndexField,
  type Mode,
  type Scope,
} from './definitions.ts';
import { getNeeds, type Need } from './needs.ts';

/** The index that a refused query needs. */
export type MissingIndex =
  | { readonly kind: 'composite'; readonly index: CompositeIndex }
  | {
      readonly kind: 'single';
      readonly collectionId: string;
      readonly field: string;
      readonly scope: Scope;
      readonly mode: Mode;
    };

/** The first missing index, or undefined if every conjunction can be served. */
export function findMissingIndex(
  catalog: Catalog,
  query: Query,
  aggregations: readonly Aggregation[] = [],
): MissingIndex | undefined {
  // Queries over all descendants only need names.
  if (query.collectionId === '') return undefined;
  const scope: Scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  for (const need of getNeeds(query, aggregations)) {
    const missing = findMissing(catalog, query.collectionId, scope, need);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function findMissing(
  catalog: Catalog,
  collectionId: string,
  scope: Scope,
  need: Need,
): MissingIndex | undefined {
  const fixed = [...need.equalities, ...need.contains];
  const sorted = trimOrders(need);
  if (need.vector !== undefined) {
    if (isServedByComposites(catalog, collectionId, scope, need, sorted)) return undefined;
    return { kind: 'composite', index: suggestIndex(collectionId, scope, need, sorted) };
  }
  if (fixed.length === 0 && sorted.length === 0 && need.covered.length === 0) return undefined;

  const findSingle = (field: string, mode: Mode): MissingIndex | undefined =>
    hasSingleField(catalog, collectionId, field, scope, mode)
      ? undefined
      : { kind: 'single', collectionId, field, scope, mode };

  const alone = sorted[0];
  if (fixed.length === 0 && sorted.length === 1 && need.covered.length === 0) {
    return alone && findSingle(alone.field, alone.mode);
  }
  if (fixed.length === 0 && sorted.length === 0 && need.covered.length === 1) {
    return findSingle(need.covered[0] ?? '', 'ASCENDING');
  }
  if (sorted.length === 0 && need.covered.length === 0)
    return findMissingForMerge(catalog, collectionId, scope, need);
  if (isServedByComposites(catalog, collectionId, scope, need, sorted)) return undefined;

  return { kind: 'composite', index: suggestIndex(collectionId, scope, need, sorted) };
}

/** Orders beyond the index's own last key. Sorting by name needs no index. */
export function trimOrders(need: Need): readonly IndexField[] {
  const orders = trimImpliedName(need.orders);
  return orders.length === 1 && orders[0]?.field === '__name__' ? [] : orders;
}

/** Plans equalities and array look-ups without another order: single-field indexes are merged, and composites may replace some. */
function findMissingForMerge(
  catalog: Catalog,
  collectionId: string,
  scope: Scope,
  need: Need,
): MissingIndex | undefined {
  const byComposites = measureCoverage(catalog, collectionId, scope, need, []);
  for (const field of need.equalities) {
    if (byComposites.equalities.has(field)) continue;
    const indexed =
      hasSingleField(catalog, collectionId, field, scope, 'ASCENDING') ||
      hasSingleField(catalog, collectionId, field, scope, 'DESCENDING');
    if (!indexed) return { kind: 'single', collectionId, field, scope, mode: 'ASCENDING' };
  }

  for (const field of need.contains) {
    if (byComposites.contains.has(field) || hasSingleField(catalog, collectionId, field, scope, 'CONTAINS'))
      continue;
    return { kind: 'single', collectionId, field, scope, mode: 'CONTAINS' };
  }

  return undefined;
}

/** Whether composites that end in this order cover every fixed field together. */
function isServedByComposites(
  catalog: Catalog,
  collectionId: string,
  scope: Scope,
  need: Need,
  sorted: readonly IndexField[],
): boolean {
  const found = measureCoverage(catalog, collectionId, scope, need, sorted);
  return (
    found.fitting.length > 0 &&
    need.equalities.every((field) => found.equalities.has(field)) &&
    need.contains.every((field) => found.contains.has(field))
  );
}

/** Composites that fit a need, and the fixed fields they cover together. */
interface Coverage {
  readonly fitting: readonly CompositeIndex[];
  readonly equalities: ReadonlySet<string>;
  readonly contains: ReadonlySet<string>;
}

/** An index fits when it is fixed fields, then exactly the wanted order. */
export function measureCoverage(
  catalog: Catalog,
  collectionId: string,
  scope: Scope,
  need: Need,
  sorted: readonly IndexField[],
): Coverage {
  const equalities = new Set<string>();
  const contains = new Set<string>();
  const fitting: CompositeIndex[] = [];

  for (const index of catalog.composites) {
    if (index.collectionId !== collectionId || index.scope !== scope) continue;
    if (index.vector?.field !== need.vector?.field || index.vector?.dimension !== need.vector?.dimension)
      continue;
    const prefix = getPrefix(index.fields, need, sorted);
    if (prefix === undefined) continue;
    fitting.push(index);
    for (const item of prefix) (item.mode === 'CONTAINS' ? contains : equalities).add(item.field);
  }

  return { fitting, equalities, contains };
}

function getPrefix(
  fields: readonly IndexField[],
  need: Need,
  sorted: readonly IndexField[],
): readonly IndexField[] | undefined {
  const tail = sorted.length + need.covered.length;
  if (fields.length < tail) return undefined;

  const prefix = fields.slice(0, fields.length - tail);
  const middle = fields.slice(prefix.length, prefix.length + sorted.length);
  const rest = fields.slice(prefix.length + sorted.length);
  const fixed = prefix.every((item) =>
    item.mode === 'CONTAINS' ? need.contains.includes(item.field) : need.equalities.includes(item.field),
  );
  const ordered = middle.every(
    (item, index) => item.field === sorted[index]?.field && item.mode === sorted[index].mode,
  );
  const covers = rest.every((item) => item.mode !== 'CONTAINS' && need.covered.includes(item.field));

  return fixed && ordered && covers ? prefix : undefined;
}

/** Returns the single composite that would serve a need alone. */
export function suggestIndex(
  collectionId: string,
  scope: Scope,
  need: Need,
  sorted: readonly IndexField[],
): CompositeIndex {
  const direction: Mode = sorted.at(-1)?.mode ?? 'ASCENDING';

  return {
    collectionId,
    scope,
    fields: [
      ...need.contains.map((field): IndexField => ({ field, mode: 'CONTAINS' })),
      ...need.equalities.map((field): IndexField => ({ field, mode: 'ASCENDING' })),
      ...sorted,
      ...need.covered.map((field): IndexField => ({ field, mode: direction })),
    ],
    ...(need.vector && { vector: need.vector }),
  };
}
