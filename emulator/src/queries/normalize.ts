import { formatFieldPath, isDocumentId } from '../values/field-path.ts';
import { compareStrings } from '../values/order.ts';
import type { FieldPath, Filter, Order, Query } from './query.ts';

const NAME: FieldPath = ['__name__'];

/** Returns a query's effective order: the requested one, then its inequality fields, then the name. */
export function getEffectiveOrder(query: Query): readonly Order[] {
  const orders: Order[] = [...query.orderBy];
  const seen = new Set(orders.map((order) => formatFieldPath(order.field)));
  const direction = orders.at(-1)?.direction ?? 'asc';
  const inequalities = new Map<string, FieldPath>();

  for (const leaf of listLeaves(query.where)) {
    if (isInequality(leaf)) inequalities.set(formatFieldPath(leaf.field), leaf.field);
  }

  for (const key of [...inequalities.keys()].sort(compareStrings)) {
    const field = inequalities.get(key);
    if (field === undefined || seen.has(key) || isDocumentId(field)) continue;
    orders.push({ field, direction });
    seen.add(key);
  }

  if (!seen.has('__name__')) orders.push({ field: NAME, direction });

  return orders;
}

export type Leaf = Extract<Filter, { kind: 'field' | 'unary' }>;

/** Yields every comparison of a filter, at any depth. */
export function* listLeaves(filter: Filter | undefined): IterableIterator<Leaf> {
  if (filter === undefined) return;
  if ('filters' in filter) {
    for (const part of filter.filters) yield* listLeaves(part);
  } else yield filter;
}

/** Comparisons that use an index range. */
export function isInequality(leaf: Leaf): boolean {
  if (leaf.kind === 'unary') return leaf.op === 'is-not-null' || leaf.op === 'is-not-nan';
  return ['<', '<=', '>', '>=', '!=', 'not-in'].includes(leaf.op);
}

/** A filter's disjunctive normal form. `in` and the like stay one comparison. */
export function getDisjuncts(filter: Filter | undefined): readonly (readonly Leaf[])[] {
  if (filter === undefined) return [[]];
  if (!('filters' in filter)) return [[filter]];
  const parts = filter.filters.map(getDisjuncts);
  if (filter.kind === 'or') return parts.flat();
  return parts.reduce<readonly (readonly Leaf[])[]>(
    (sofar, part) => sofar.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}

/** Returns conjunctions that are each one range of an index: {@link disjuncts} with every listed value separately. */
export function getSingleValued(filter: Filter | undefined): readonly (readonly Leaf[])[] {
  return getDisjuncts(filter).flatMap((conjunction) =>
    conjunction.reduce<readonly (readonly Leaf[])[]>(
      (sofar, leaf) => sofar.flatMap((left) => getAlternatives(leaf).map((right) => [...left, right])),
      [[]],
    ),
  );
}

const SINGLE = { in: '==', 'array-contains-any': 'array-contains' } as const;

function getAlternatives(leaf: Leaf): readonly Leaf[] {
  if (leaf.kind === 'unary' || (leaf.op !== 'in' && leaf.op !== 'array-contains-any')) return [leaf];
  const op = SINGLE[leaf.op];
  const values = leaf.value.kind === 'array' ? leaf.value.values : [];
  return values.map((value) => ({ ...leaf, op, value }));
}
