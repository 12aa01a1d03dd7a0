import type { DocumentSource } from '../storage/database.ts';
import type { IndexShape, OrderedIndex, Stretch } from '../storage/ordered-index.ts';
import { formatFieldPath, isDocumentId, type FieldPath } from '../values/field-path.ts';
import { compareStrings } from '../values/order.ts';
import type { StoredDocument, Value } from '../values/value.ts';
import { isBeyondEnd, isBeyondStart } from './cursor.ts';
import { createDocumentComparator, isInScope, matches } from './match.ts';
import { getSingleValued, type Leaf } from './normalize.ts';
import type { Order, Query } from './query.ts';
import { getSideOutside, type Side } from './ranges.ts';

/** The service refuses more conjunctions, so they need no indexes. */
const MAX_CONJUNCTIONS = 30;

/** Documents in the query's order from ordered indexes, with all of its rows and few others; undefined without a usable index. */
export function findIndexedDocuments(
  source: DocumentSource,
  query: Query,
  orders: readonly Order[],
): Iterable<StoredDocument> | undefined {
  if (source.indexes === undefined || query.collectionId === '') return undefined;
  if (query.allDescendants && query.parent.length > 0) return undefined;

  const conjunctions = getSingleValued(query.where);
  if (conjunctions.length > MAX_CONJUNCTIONS) return undefined;

  const parts: Iterable<StoredDocument>[] = [];
  for (const conjunction of conjunctions) {
    const part = findRows(source, query, orders, conjunction);
    if (part === undefined) return undefined;
    parts.push(part);
  }

  const [only] = parts;

  return parts.length === 1 && only !== undefined ? only : merge(parts, createDocumentComparator(orders));
}

function findRows(
  source: DocumentSource,
  query: Query,
  orders: readonly Order[],
  conjunction: readonly Leaf[],
): Iterable<StoredDocument> | undefined {
  const named = conjunction.find((leaf) => leaf.op === '==' && isDocumentId(leaf.field));
  if (named?.kind === 'field') return getNamedDocument(source, query, orders, named.value);

  const { fields, values } = getEqualities(conjunction);
  const contained = conjunction.find((leaf) => leaf.kind === 'field' && leaf.op === 'array-contains');
  const fixed = new Set(fields.map(formatFieldPath));
  const sorted = orders.filter(({ field }) => !fixed.has(formatFieldPath(field)));
  const ranges = getSideOutside(conjunction, sorted[0]);
  const narrowed =
    fields.length > 0 ||
    contained !== undefined ||
    ranges !== undefined ||
    query.startAt !== undefined ||
    query.endAt !== undefined;
  // A whole collection is stored in name order.
  const asStored = !query.allDescendants && sorted.length === 1 && sorted[0]?.direction === 'asc';
  if (!narrowed && (query.limit === undefined || asStored)) return undefined;

  const backwards = sorted[0]?.direction === 'desc';

  const shape: IndexShape = {
    scope: query.allDescendants
      ? { kind: 'group', collectionId: query.collectionId }
      : { kind: 'collection', path: [...query.parent, query.collectionId] },
    equalities: fields,
    contains: contained?.field,
    // One index serves an order and its reverse.
    orders: backwards ? sorted.map(reverse) : sorted,
  };

  const whole = source.indexes?.find(shape);
  // Without an index for large arrays, rows are scanned in order up to the page's end.
  const { contains: _contains, ...withoutArray } = shape;
  const index = whole ?? (contained && source.indexes?.find(withoutArray));
  const prefix = whole && contained?.kind === 'field' ? [...values, contained.value] : values;

  return (
    index &&
    getStretch(index, prefix, backwards, {
      before: (document) => (ranges?.before(document) ?? false) || isBeyondStart(query, orders, document),
      past: (document) => (ranges?.past(document) ?? false) || isBeyondEnd(query, orders, document),
    })
  );
}

/** Returns the documents between two bounds in the query's order, in either direction of the index. */
function getStretch(
  index: OrderedIndex,
  prefix: readonly Value[],
  backwards: boolean,
  { before, past }: Side,
): Iterable<StoredDocument> {
  const stretch: Stretch = backwards ? { prefix, before: past, past: before } : { prefix, before, past };
  return index.read(stretch, backwards);
}

const reverse = ({ field, direction }: Order): Order => ({
  field,
  direction: direction === 'asc' ? 'desc' : 'asc',
});

/** Equality fields of a conjunction, sorted so that similar queries share an index. */
function getEqualities(conjunction: readonly Leaf[]): {
  readonly fields: readonly FieldPath[];
  readonly values: readonly Value[];
} {
  const found = new Map<string, { readonly field: FieldPath; readonly value: Value }>();
  for (const leaf of conjunction) {
    const value = getHeldValue(leaf);
    const key = formatFieldPath(leaf.field);
    if (value !== undefined && !found.has(key)) found.set(key, { field: leaf.field, value });
  }
  const sorted = [...found].sort(([a], [b]) => compareStrings(a, b)).map(([, entry]) => entry);
  return { fields: sorted.map(({ field }) => field), values: sorted.map(({ value }) => value) };
}

function getHeldValue(leaf: Leaf): Value | undefined {
  if (leaf.kind === 'field') return leaf.op === '==' ? leaf.value : undefined;
  if (leaf.op === 'is-null') return { kind: 'null' };
  return leaf.op === 'is-nan' ? { kind: 'double', value: NaN } : undefined;
}

/** Undefined if the document is no row: without an ordered field it has no position. */
function getNamedDocument(
  source: DocumentSource,
  query: Query,
  orders: readonly Order[],
  name: Value,
): readonly StoredDocument[] {
  if (name.kind !== 'reference') return [];
  const path = name.name.split('/').slice(5);
  const document = source.get(path);
  const isRow = document?.name === name.name && isInScope(query, path) && matches(query, orders, document);
  return isRow ? [document] : [];
}

/** Merges sorted documents and removes duplicates. */
function* merge(
  parts: readonly Iterable<StoredDocument>[],
  compare: (a: StoredDocument, b: StoredDocument) => number,
): IterableIterator<StoredDocument> {
  const heads = parts.flatMap((part) => {
    const rest = part[Symbol.iterator]();
    const first = rest.next();
    return first.done === true ? [] : [{ rest, document: first.value }];
  });
  let last: StoredDocument | undefined;

  while (heads.length > 0) {
    let least = 0;
    for (const [index, head] of heads.entries()) {
      const smallest = heads[least];
      if (smallest !== undefined && compare(head.document, smallest.document) < 0) least = index;
    }

    const head = heads[least];
    if (head === undefined) return;

    if (head.document !== last) yield head.document;
    last = head.document;

    const next = head.rest.next();
    if (next.done === true) heads.splice(least, 1);
    else head.document = next.value;
  }
}
