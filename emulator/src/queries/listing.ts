import type { DocumentSource } from '../storage/database.ts';
import { resourceName } from '../storage/names.ts';
import { compareIds, compareStrings } from '../values/order.ts';
import type { StoredDocument } from '../values/value.ts';

/** A document, or the place of one that only has documents below it. */
export type ListingEntry = StoredDocument | { readonly name: string };

/** The collection ids directly below a document or the root, in order. */
export function collectionIdsBelow(database: DocumentSource, parent: readonly string[]): readonly string[] {
  const ids = new Set<string>();
  for (const { path } of database.group('')) {
    const id = path[parent.length];
    if (id !== undefined && parent.every((segment, index) => path[index] === segment)) ids.add(id);
  }
  return [...ids].sort(compareStrings);
}

/** The missing documents of a collection: those that exist only as parents of others. */
export function missingDocuments(
  database: DocumentSource,
  collection: readonly string[],
): readonly ListingEntry[] {
  const present = database.collection(collection);
  const ids = new Set<string>();
  for (const { path } of database.group('')) {
    const id = path[collection.length];
    if (path.length <= collection.length + 1 || id === undefined) continue;
    if (collection.every((segment, index) => path[index] === segment) && present?.get(id) === undefined)
      ids.add(id);
  }
  return [...ids].sort(compareIds).map((id) => ({ name: resourceName(database.name, [...collection, id]) }));
}
