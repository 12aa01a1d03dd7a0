import type { CollectionName } from '@domain/access/matrix.ts';
import type { CatalogEntry, Country, Language } from '@domain/reference/reference.ts';
import { collectionRef } from '../../platform/firestore/db.ts';

/** Cache lifetime per instance, in milliseconds. */
const KEEP_MS = 10 * 60 * 1000;

const cache = new Map<string, { readonly until: number; readonly items: Promise<readonly unknown[]> }>();

const readOnce = <Item>(collection: CollectionName, order: string): Promise<readonly Item[]> => {
  const cached = cache.get(collection);
  if (cached && cached.until > Date.now()) return cached.items as Promise<readonly Item[]>;

  const items = collectionRef(collection)
    .orderBy(order)
    .get()
    .then((found) => found.docs.map((snapshot) => snapshot.data() as Item));
  cache.set(collection, { until: Date.now() + KEEP_MS, items });
  // A failed read must not be remembered.
  items.catch(() => cache.delete(collection));

  return items;
};

export const readCatalog = (): Promise<readonly CatalogEntry[]> => readOnce('catalog', 'sort');

export const readLanguages = (): Promise<readonly Language[]> => readOnce('languages', 'name');

export const readCountries = (): Promise<readonly Country[]> => readOnce('countries', 'name');
