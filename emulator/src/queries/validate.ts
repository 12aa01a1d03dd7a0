import { StatusError, invalidArgument } from '../status/status.ts';
import { checkCollectionId } from '../storage/ids.ts';
import { checkPath } from '../storage/limits.ts';
import { formatFieldPath, isDocumentId } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { Aggregation } from './aggregate.ts';
import { getEffectiveOrder, isInequality, listLeaves, type Leaf } from './normalize.ts';
import type { Cursor, Filter, Query } from './query.ts';

const MAX_DISJUNCTIONS = 30;
const LISTS: Readonly<Record<string, { readonly name: string; readonly max: number }>> = {
  in: { name: 'IN', max: 30 },
  'array-contains-any': { name: 'ARRAY_CONTAINS_ANY', max: 30 },
  'not-in': { name: 'NOT_IN', max: 10 },
};

/** Refuses a query that the service wouldn't run, with its message. */
export function checkQuery(query: Query): void {
  checkCollectionId(query.collectionId);
  checkPath(query.collectionId === '' ? query.parent : [...query.parent, query.collectionId]);

  const all = [...listLeaves(query.where)];
  for (const leaf of all) checkLeaf(leaf);

  checkCombination(query.where, all);
  checkOrders(query);

  if (query.allDescendants && query.parent.length > 0) checkGroupBelow(query, all);
  if (query.collectionId === '') checkKindless(query, all);

  checkCursor(query, query.startAt);
  checkCursor(query, query.endAt);
}

function checkLeaf(leaf: Leaf): void {
  if (leaf.kind === 'unary') {
    if (isDocumentId(leaf.field)) throw invalidArgument('__key__ filter value must be a Key');
    return;
  }

  const list = LISTS[leaf.op];
  const { value } = leaf;

  if (list !== undefined) {
    if (value.kind !== 'array') throw invalidArgument(`'${list.name}' requires an ArrayValue.`);
    if (value.values.length === 0) throw invalidArgument(`'${list.name}' requires an non-empty ArrayValue.`);
    if (value.values.length > list.max) {
      throw invalidArgument(`'${list.name}' supports up to ${list.max} comparison values.`);
    }
  }

  if (!isDocumentId(leaf.field)) return;
  if (leaf.op === 'array-contains' || leaf.op === 'array-contains-any') {
    throw invalidArgument('the name __key__ is reserved');
  }

  const keys: readonly Value[] = list !== undefined && value.kind === 'array' ? value.values : [value];
  if (keys.some((key) => key.kind !== 'reference'))
    throw invalidArgument('__key__ filter value must be a Key');
}

function checkCombination(where: Filter | undefined, all: readonly Leaf[]): void {
  const negations = all.filter((leaf) => ['!=', 'not-in', 'is-not-nan', 'is-not-null'].includes(leaf.op));
  if (negations.length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }

  const has = (...ops: readonly string[]) => all.some((leaf) => ops.includes(leaf.op));
  if (has('not-in') && (has('in', 'array-contains-any') || hasOr(where))) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }

  const inequalities = all.filter(isInequality);
  if (
    all.some((leaf) => leaf.op === '==' && isDocumentId(leaf.field)) &&
    inequalities.length > 0 &&
    !inequalities.some((leaf) => isDocumentId(leaf.field))
  ) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  if (where !== undefined && countArrayFilters(where) > 1) {
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }

  const disjunctions = where === undefined ? 1 : countDisjunctions(where);
  if (disjunctions > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions ` +
        `which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
}

function checkOrders(query: Query): void {
  const seen = new Set<string>();
  for (const order of query.orderBy) {
    const name = isDocumentId(order.field) ? '__key__' : formatFieldPath(order.field);
    if (seen.has(name)) throw invalidArgument(`order by clause cannot contain duplicate fields ${name}`);
    seen.add(name);
  }

  // A range's field is an implicit order and must not follow the name either.
  if (
    getEffectiveOrder(query)
      .slice(0, -1)
      .some((order) => isDocumentId(order.field))
  ) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
}

/** Below a document, collection groups have no indexes, only the order of names. */
function checkGroupBelow(query: Query, all: readonly Leaf[]): void {
  if ([...all, ...query.orderBy].some(({ field }) => !isDocumentId(field))) {
    throw invalidArgument('collection group queries are only allowed at the root parent');
  }
  if (query.collectionId !== '' && query.orderBy.some(({ direction }) => direction === 'desc')) {
    throw new StatusError(
      'FAILED_PRECONDITION',
      "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    );
  }
}

/** Refuses aggregations of fields over rows found by name only. */
export function checkAggregations(query: Query, aggregations: readonly Aggregation[]): void {
  if (query.collectionId !== '' && !(query.allDescendants && query.parent.length > 0)) return;
  const fields = aggregations.flatMap((item) => (item.kind === 'count' ? [] : [formatFieldPath(item.field)]));
  if (fields.length === 0) return;
  throw invalidArgument(
    `This query requires an index with fields [${fields.join(', ')}] after __name__ and Firestore does not ` +
      'currently support such an index. Please try the query again with additional ordering on those fields.',
  );
}

function checkKindless(query: Query, all: readonly Leaf[]): void {
  const filtered = all.find((leaf) => !isDocumentId(leaf.field));
  if (filtered !== undefined) {
    throw invalidArgument(`kind is required for filter: ${formatFieldPath(filtered.field)}`);
  }
  if (query.orderBy.some((order) => !isDocumentId(order.field) || order.direction === 'desc')) {
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  }
}

function checkCursor(query: Query, cursor: Cursor | undefined): void {
  if (cursor === undefined) return;
  const orders = getEffectiveOrder(query);
  if (cursor.values.length > orders.length) throw invalidArgument('Cursor has too many values.');
  for (const [index, value] of cursor.values.entries()) {
    const order = orders[index];
    if (order !== undefined && isDocumentId(order.field) && value.kind !== 'reference') {
      throw invalidArgument('Cursor __key__ value is not a document reference.');
    }
  }
}

function hasOr(filter: Filter | undefined): boolean {
  if (filter === undefined || !('filters' in filter)) return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr);
}

/** The largest number of array filters in one conjunction. */
function countArrayFilters(filter: Filter): number {
  if (!('filters' in filter))
    return filter.op === 'array-contains' || filter.op === 'array-contains-any' ? 1 : 0;
  const counts = filter.filters.map(countArrayFilters);
  return filter.kind === 'or' ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0);
}

/** Conjunctions in disjunctive normal form, where each listed value counts. */
function countDisjunctions(filter: Filter): number {
  if ('filters' in filter) {
    const counts = filter.filters.map(countDisjunctions);
    return filter.kind === 'or'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  const lists = filter.kind === 'field' && (filter.op === 'in' || filter.op === 'array-contains-any');
  return lists && filter.value.kind === 'array' ? filter.value.values.length : 1;
}
