import type { DocumentSource } from '../storage/database.ts';
import { toResourceName } from '../storage/names.ts';
import { compareIds, comparePaths, compareStrings } from '../values/order.ts';
import type { StoredDocument, Value } from '../values/value.ts';
import { getFieldValue } from './match.ts';
import { getEffectiveOrder } from './normalize.ts';
import type { Query } from './query.ts';
import { runQuery } from './run.ts';

/** A document, or a missing parent of documents. */
export type ListingEntry = StoredDocument | { readonly name: string };

/** Sorted ids of the collections directly below a document or the root. */
export function listCollectionIdsBelow(
  database: DocumentSource,
  parent: readonly string[],
): readonly string[] {
  const ids = new Set<string>();
  for (const { path } of database.group('')) {
    const id = path[parent.length];
    if (id !== undefined && parent.every((segment, index) => path[index] === segment)) ids.add(id);
  }
  return [...ids].sort(compareStrings);
}

/** A page of a collection sorted by name, including missing parents. */
export function listWithMissing(source: DocumentSource, query: Query): readonly ListingEntry[] {
  const { documents } = runQuery(source, { ...query, limit: undefined });
  const [after] = query.startAt?.values ?? [];
  const isPassed = (entry: ListingEntry) =>
    after?.kind === 'reference' && compareNames(entry.name, after.name) <= 0;
  const missing = listMissing(source, [...query.parent, query.collectionId]);
  return [...documents, ...missing.filter((entry) => !isPassed(entry))]
    .sort((a, b) => compareNames(a.name, b.name))
    .slice(0, query.limit);
}

export function getPosition(entry: ListingEntry, query: Query): readonly Value[] {
  const name: Value = { kind: 'reference', name: entry.name };
  if (!('fields' in entry)) return [name];
  return getEffectiveOrder(query).map(({ field }) => getFieldValue(entry, field) ?? name);
}

const compareNames = (a: string, b: string) => comparePaths(a.split('/'), b.split('/'));

/** Missing documents of a collection that have subcollections. */
function listMissing(database: DocumentSource, collection: readonly string[]): readonly ListingEntry[] {
  const present = database.collection(collection);
  const ids = new Set<string>();

  for (const { path } of database.group('')) {
    const id = path[collection.length];
    if (path.length <= collection.length + 1 || id === undefined) continue;
    if (collection.every((segment, index) => path[index] === segment) && present?.get(id) === undefined)
      ids.add(id);
  }

  return [...ids]
    .sort(compareIds)
    .map((id) => ({ name: toResourceName(database.name, [...collection, id]) }));
}
