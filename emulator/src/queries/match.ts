import { getField, isDocumentId } from '../values/field-path.ts';
import { comparePaths, compareValues, getTypeRank, areValuesEqual } from '../values/order.ts';
import type { StoredDocument, Value } from '../values/value.ts';
import type { FieldPath, Filter, Order, Query } from './query.ts';

/** A document's value for a field path, the name for `__name__`. */
export function getFieldValue(document: StoredDocument, field: FieldPath): Value | undefined {
  if (isDocumentId(field)) return { kind: 'reference', name: document.name };
  return getField(document.fields, field);
}

export function isInScope(query: Query, path: readonly string[]): boolean {
  const { parent } = query;
  const direct = path.length === parent.length + 2;
  if (query.allDescendants ? path.length < parent.length + 2 : !direct) return false;
  if (query.collectionId !== '' && path.at(-2) !== query.collectionId) return false;
  return parent.every((segment, index) => path[index] === segment);
}

/** Returns whether a document matches filters and has the fields of orders. Ignores cursors and limits. */
export function matches(query: Query, orders: readonly Order[], document: StoredDocument): boolean {
  if (query.where !== undefined && !satisfies(query.where, document)) return false;
  if (query.required?.some((field) => getFieldValue(document, field) === undefined)) return false;
  // An index holds only documents that have every ordered field.
  return orders.every(({ field }) => isDocumentId(field) || getField(document.fields, field) !== undefined);
}

function satisfies(filter: Filter, document: StoredDocument): boolean {
  if ('filters' in filter) {
    const holds = (part: Filter) => satisfies(part, document);
    return filter.kind === 'and' ? filter.filters.every(holds) : filter.filters.some(holds);
  }

  const value = getFieldValue(document, filter.field);
  if (value === undefined) return false;
  if (filter.kind === 'unary') {
    if (filter.op === 'is-null') return value.kind === 'null';
    if (filter.op === 'is-not-null') return value.kind !== 'null';
    const notANumber = value.kind === 'double' && Number.isNaN(value.value);
    return filter.op === 'is-nan' ? notANumber : !notANumber && value.kind !== 'null';
  }

  return compare(filter.op, value, filter.value);
}

function compare(op: Extract<Filter, { kind: 'field' }>['op'], value: Value, operand: Value): boolean {
  const listed = operand.kind === 'array' ? operand.values : [];
  switch (op) {
    case '==':
      return areEqual(value, operand);
    case '!=':
      return value.kind !== 'null' && operand.kind !== 'null' && !areEqual(value, operand);
    case '<':
      return isComparable(value, operand) && compareValues(value, operand) < 0;
    case '<=':
      return isComparable(value, operand) && compareValues(value, operand) <= 0;
    case '>':
      return isComparable(value, operand) && compareValues(value, operand) > 0;
    case '>=':
      return isComparable(value, operand) && compareValues(value, operand) >= 0;
    case 'array-contains':
      return value.kind === 'array' && value.values.some((item) => areEqual(item, operand));
    case 'array-contains-any':
      return (
        value.kind === 'array' &&
        value.values.some((item) => listed.some((candidate) => areEqual(item, candidate)))
      );
    case 'in':
      return listed.some((item) => areEqual(value, item));
    case 'not-in':
      // A null in the list excludes everything, as in SQL.
      return value.kind !== 'null' && !listed.some((item) => item.kind === 'null' || areEqual(value, item));
  }
}

const isNaN = (value: Value) => value.kind === 'double' && Number.isNaN(value.value);

/** Null and NaN equal nothing in a comparison: clients use `is-null` and `is-nan`. */
function areEqual(a: Value, b: Value): boolean {
  return a.kind !== 'null' && !isNaN(a) && !isNaN(b) && areValuesEqual(a, b);
}

/** Ranges never cross types, and exclude null and NaN. */
function isComparable(value: Value, operand: Value): boolean {
  return (
    operand.kind !== 'null' && !isNaN(operand) && !isNaN(value) && getTypeRank(value) === getTypeRank(operand)
  );
}

/** Compares two documents by the query's full order. */
export function createDocumentComparator(
  orders: readonly Order[],
): (a: StoredDocument, b: StoredDocument) => number {
  const keys = orders.map(({ field, direction }) => ({
    field,
    sign: direction === 'asc' ? 1 : -1,
    byName: isDocumentId(field),
  }));

  return (a, b) => {
    for (const { field, sign, byName } of keys) {
      if (byName) return sign * comparePaths(a.path, b.path);
      const left = getField(a.fields, field);
      const right = getField(b.fields, field);
      const byField = left === undefined || right === undefined ? 0 : compareValues(left, right);
      if (byField !== 0) return sign * byField;
    }
    return 0;
  };
}
