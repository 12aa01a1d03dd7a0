import type { Filter, Order, Query } from '../../src/queries/query.ts';
import type { StoredDocument, Value } from '../../src/values/value.ts';

/** A second implementation of Firestore's order and filters, for readability instead of speed. */

const RANKS = [
  'null',
  'boolean',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geopoint',
  'array',
  'map',
];

const rank = (value: Value) =>
  RANKS.indexOf(value.kind === 'integer' || value.kind === 'double' ? 'number' : value.kind);

const sign = (less: boolean, more: boolean) => (less ? -1 : more ? 1 : 0);
const isNaN = (value: Value) => value.kind === 'double' && Number.isNaN(value.value);

function compareLists<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number): number {
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const order = compare(left[index]!, right[index]!);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

const toBytes = (text: string) => Buffer.from(text, 'utf8');
const compareBytes = (a: string, b: string) => Buffer.compare(toBytes(a), toBytes(b));

function compareSegments(a: string, b: string): number {
  const number = (text: string) => /^__id(-?\d+)__$/.exec(text)?.[1];
  const [left, right] = [number(a), number(b)];
  if (left !== undefined && right !== undefined)
    return sign(BigInt(left) < BigInt(right), BigInt(left) > BigInt(right));
  if (left !== undefined || right !== undefined) return left === undefined ? 1 : -1;
  return compareBytes(a, b);
}

export function compareAsFirestore(a: Value, b: Value): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if ((a.kind === 'integer' || a.kind === 'double') && (b.kind === 'integer' || b.kind === 'double')) {
    if (isNaN(a) || isNaN(b)) return Number(isNaN(b)) - Number(isNaN(a));
    return sign(a.value < b.value, a.value > b.value);
  }
  if (a.kind === 'boolean' && b.kind === 'boolean') return Number(a.value) - Number(b.value);
  if (a.kind === 'timestamp' && b.kind === 'timestamp') return sign(a.micros < b.micros, a.micros > b.micros);
  if (a.kind === 'string' && b.kind === 'string') return compareBytes(a.value, b.value);
  if (a.kind === 'bytes' && b.kind === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.kind === 'reference' && b.kind === 'reference') {
    return compareLists(a.name.split('/'), b.name.split('/'), compareSegments);
  }
  if (a.kind === 'geopoint' && b.kind === 'geopoint') {
    return a.latitude - b.latitude || a.longitude - b.longitude;
  }
  if (a.kind === 'array' && b.kind === 'array') return compareLists(a.values, b.values, compareAsFirestore);
  if (a.kind === 'map' && b.kind === 'map') {
    const sortFields = (fields: ReadonlyMap<string, Value>) =>
      [...fields].sort(([x], [y]) => compareBytes(x, y));
    return compareLists(
      sortFields(a.fields),
      sortFields(b.fields),
      ([x, left], [y, right]) => compareBytes(x, y) || compareAsFirestore(left, right),
    );
  }

  return 0;
}

const getValue = (document: StoredDocument, [field = '']: readonly string[]): Value | undefined =>
  field === '__name__' ? { kind: 'reference', name: document.name } : document.fields.get(field);

function matchesFilter(filter: Filter | undefined, document: StoredDocument): boolean {
  if (filter === undefined) return true;
  if ('filters' in filter) {
    const filters = filter.filters.filter((part) => matchesFilter(part, document));
    return filter.kind === 'and' ? filters.length === filter.filters.length : filters.length > 0;
  }

  const value = getValue(document, filter.field);
  if (value === undefined) return false;
  if (filter.kind === 'unary') {
    if (filter.op === 'is-null') return value.kind === 'null';
    if (filter.op === 'is-nan') return isNaN(value);
    return value.kind !== 'null' && (filter.op === 'is-not-null' || !isNaN(value));
  }

  const { op, value: operand } = filter;
  const isNullOrNaN = (operandValue: Value) => operandValue.kind === 'null' || isNaN(operandValue);
  const isSame = (x: Value, y: Value) => !isNullOrNaN(x) && !isNullOrNaN(y) && compareAsFirestore(x, y) === 0;
  const order =
    rank(value) === rank(operand) && !isNullOrNaN(value) && !isNullOrNaN(operand)
      ? compareAsFirestore(value, operand)
      : NaN;
  const items = value.kind === 'array' ? value.values : [];
  const listed = operand.kind === 'array' ? operand.values : [];

  switch (op) {
    case '==':
      return isSame(value, operand);
    case '!=':
      return value.kind !== 'null' && operand.kind !== 'null' && !isSame(value, operand);
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case 'array-contains':
      return items.some((item) => isSame(item, operand));
    case 'array-contains-any':
      return items.some((item) => listed.some((candidate) => isSame(item, candidate)));
    case 'in':
      return listed.some((item) => isSame(value, item));
    case 'not-in':
      return value.kind !== 'null' && !listed.some((item) => item.kind === 'null' || isSame(value, item));
  }
}

/** Sorted names of a query's rows. `orders` is the whole order, including the name. */
export function selectRows(
  documents: readonly StoredDocument[],
  query: Query,
  orders: readonly Order[],
): readonly string[] {
  const compareTo = (document: StoredDocument, values: readonly (Value | undefined)[]) => {
    for (const [index, { field, direction }] of orders.entries()) {
      const [left, right] = [getValue(document, field), values[index]];
      const order = left && right ? compareAsFirestore(left, right) : 0;
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return 0;
  };

  const getKeys = (document: StoredDocument) => orders.map(({ field }) => getValue(document, field));

  const rows = documents
    .filter((document) => matchesFilter(query.where, document) && !getKeys(document).includes(undefined))
    .sort((a, b) => compareTo(a, getKeys(b)))
    .filter((row) => {
      const { startAt, endAt } = query;
      if (
        startAt &&
        (startAt.before ? compareTo(row, startAt.values) < 0 : compareTo(row, startAt.values) <= 0)
      )
        return false;
      return !(
        endAt && (endAt.before ? compareTo(row, endAt.values) >= 0 : compareTo(row, endAt.values) > 0)
      );
    })
    .slice(query.offset ?? 0);

  return rows.slice(0, query.limit ?? rows.length).map(({ name }) => name);
}
