import type { Collection } from '../storage/collection.ts';
import type { DocumentSource } from '../storage/database.ts';
import { projectFields } from '../values/field-path.ts';
import type { StoredDocument } from '../values/value.ts';
import { isWithinCursors } from './cursor.ts';
import { createDocumentComparator, isInScope, matches } from './match.ts';
import { findNearestRows } from './nearest.ts';
import { findIndexedDocuments } from './indexed.ts';
import { getEffectiveOrder } from './normalize.ts';
import type { Order, Query } from './query.ts';

interface QueryResult {
  readonly documents: readonly StoredDocument[];
  readonly skipped: number;
}

/** Whether a document is a row of the query before offset and limit. */
export function isRow(query: Query, orders: readonly Order[], document: StoredDocument): boolean {
  return matches(query, orders, document) && isWithinCursors(query, orders, document);
}

export function runQuery(source: DocumentSource, query: Query): QueryResult {
  const found = filterRows(source, query);
  return query.nearest === undefined
    ? found
    : { ...found, documents: findNearestRows(found.documents, query.nearest) };
}

function filterRows(source: DocumentSource, query: Query): QueryResult {
  const orders = getEffectiveOrder(query);
  const indexed = findIndexedDocuments(source, query, orders);
  if (indexed !== undefined) return getWindow(query, selectRows(indexed, query, orders));

  const rows: StoredDocument[] = [];
  // By name, a single collection is already sorted, so reading may stop at the limit.
  const single = !query.allDescendants && query.collectionId !== '';
  const sorted = single && orders.length === 1 && orders[0]?.direction === 'asc';
  const enough = sorted ? getReach(query) : Infinity;

  for (const collection of listScope(source, query)) {
    for (const document of collection.documents()) {
      if (rows.length >= enough) break;
      if (isRow(query, orders, document)) rows.push(document);
    }
  }

  const ordered = sorted ? rows : sortRows(query, orders, rows);

  return getWindow(query, ordered);
}

/** The rows among sorted documents, up to the page's end. */
function selectRows(
  documents: Iterable<StoredDocument>,
  query: Query,
  orders: readonly Order[],
): readonly StoredDocument[] {
  const rows: StoredDocument[] = [];
  const reach = getReach(query);
  if (reach === 0) return rows;
  for (const document of documents) {
    if (!isRow(query, orders, document)) continue;
    rows.push(document);
    if (rows.length >= reach) break;
  }
  return rows;
}

const getWindow = (query: Query, ordered: readonly StoredDocument[]): QueryResult => ({
  documents: limitRows(query, ordered),
  skipped: Math.min(query.offset ?? 0, ordered.length),
});

/** Rows from the first one to the page's end. */
const getReach = (query: Query) =>
  query.limit === undefined || query.limitToLast === true ? Infinity : query.limit + (query.offset ?? 0);

/** Above this, selecting the first rows costs more than sorting all. */
const SMALL_PAGE = 1000;

/** Sorted rows; for a small page only as many as needed. */
function sortRows(query: Query, orders: readonly Order[], rows: StoredDocument[]): readonly StoredDocument[] {
  const compare = createDocumentComparator(orders);
  const reach = getReach(query);
  if (reach > SMALL_PAGE || reach >= rows.length) return rows.sort(compare);

  const first: StoredDocument[] = [];
  for (const row of rows) {
    const last = first[reach - 1];
    if (reach === 0 || (last !== undefined && compare(row, last) > 0)) continue;

    let low = 0;
    let high = first.length;

    while (low < high) {
      const middle = (low + high) >> 1;
      const storedDocument = first[middle];
      if (storedDocument !== undefined && compare(storedDocument, row) < 0) low = middle + 1;
      else high = middle;
    }

    first.splice(low, 0, row);
    if (first.length > reach) first.pop();
  }

  return first;
}

export function limitRows(query: Query, rows: readonly StoredDocument[]): readonly StoredDocument[] {
  const from = query.offset ?? 0;
  if (query.limit === undefined) return from === 0 ? rows : rows.slice(from);
  if (query.limitToLast === true) return rows.slice(Math.max(from, rows.length - query.limit));
  return rows.slice(from, from + query.limit);
}

/** The document as the query's projection shows it. */
export function project(query: Pick<Query, 'select'>, document: StoredDocument): StoredDocument {
  if (query.select === undefined) return document;
  const mask = query.select.filter((path) => path[0] !== '__name__');
  return { ...document, fields: projectFields(document.fields, mask) };
}

function* listScope(source: DocumentSource, query: Query): IterableIterator<Collection> {
  if (query.allDescendants) {
    for (const collection of source.group(query.collectionId)) {
      if (isInScope(query, [...collection.path, ''])) yield collection;
    }
  } else if (query.collectionId === '') {
    for (const collection of source.group('')) {
      if (isInScope(query, [...collection.path, ''])) yield collection;
    }
  } else {
    const collection = source.collection([...query.parent, query.collectionId]);
    if (collection !== undefined) yield collection;
  }
}
