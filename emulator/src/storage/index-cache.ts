import { formatFieldPath, getField, type FieldPath } from '../values/field-path.ts';
import type { StoredDocument } from '../values/value.ts';
import type { Collection } from './collection.ts';
import type { Change } from './change.ts';
import { OrderedIndex, type IndexShape } from './ordered-index.ts';

/** Minimum documents for an index, and the budget of all indexes. */
interface IndexLimits {
  readonly fewest: number;
  /** Entries and pending changes, about eighty bytes each. */
  readonly budget: number;
  readonly indexes: number;
}

export const INDEX_LIMITS: IndexLimits = { fewest: 200, budget: 1_500_000, indexes: 200 };

interface Collections {
  collection(path: readonly string[]): Collection | undefined;
  group(collectionId: string): Iterable<Collection>;
}

/** Indexes that queries have needed, created on first use and kept up to date. Least recently used ones are dropped. */
export class IndexCache {
  readonly #collections: Collections;
  readonly #limits: IndexLimits;
  /** Least recently used first. */
  readonly #indexes = new Map<string, { readonly index: OrderedIndex; readonly scope: string }>();
  readonly #byScope = new Map<string, Set<string>>();
  #kept = 0;

  constructor(collections: Collections, limits: IndexLimits) {
    this.#collections = collections;
    this.#limits = limits;
  }

  get kept(): number {
    return this.#kept;
  }

  /** An up-to-date index of a shape; undefined with too few or too many documents. */
  find(shape: IndexShape): OrderedIndex | undefined {
    const key = getKey(shape);
    const entry = this.#indexes.get(key);
    if (entry !== undefined) {
      this.#kept -= entry.index.size;
      entry.index.settle();
      this.#kept += entry.index.size;
      this.#indexes.delete(key);
      this.#indexes.set(key, entry);
      this.#giveWay();
      return entry.index;
    }

    const collections = this.#within(shape.scope);
    const documents = collections.reduce((sum, collection) => sum + collection.size, 0);
    if (documents < this.#limits.fewest || documents > this.#limits.budget) return undefined;
    // Checked before building: sorting millions of entries only to discard them takes half a minute.
    if (shape.contains !== undefined && !this.#fits(shape.contains, collections)) return undefined;

    const index = new OrderedIndex(shape, listDocuments(collections));
    this.#add(key, toScopeKey(shape.scope), index);

    return index;
  }

  note(changes: readonly Change[]): void {
    if (this.#indexes.size === 0) return;
    for (const change of changes) {
      const collection = change.path.slice(0, -1);
      this.#noteFor(toScopeKey({ kind: 'collection', path: collection }), change);
      this.#noteFor(toScopeKey({ kind: 'group', collectionId: collection.at(-1) ?? '' }), change);
    }
    this.#giveWay();
  }

  #noteFor(scope: string, change: Change): void {
    for (const key of this.#byScope.get(scope) ?? []) {
      const index = this.#indexes.get(key)?.index;
      if (index === undefined) continue;
      index.note(change);
      this.#kept++;
      if (index.outdated) this.#drop(key);
    }
  }

  #within(scope: IndexShape['scope']): readonly Collection[] {
    if (scope.kind === 'group') return [...this.#collections.group(scope.collectionId)];
    const collection = this.#collections.collection(scope.path);
    return collection === undefined ? [] : [collection];
  }

  /** Whether an array field's elements fit the limit of one index. */
  #fits(field: FieldPath, collections: readonly Collection[]): boolean {
    let entries = 0;
    for (const document of listDocuments(collections)) {
      const array = getField(document.fields, field);
      if (array?.kind === 'array') entries += array.values.length;
      if (entries > this.#limits.budget) return false;
    }
    return true;
  }

  #add(key: string, scope: string, index: OrderedIndex): void {
    this.#indexes.set(key, { index, scope });
    const keys = this.#byScope.get(scope) ?? new Set();
    this.#byScope.set(scope, keys.add(key));
    this.#kept += index.size;
    this.#giveWay();
  }

  #giveWay(): void {
    while (this.#kept > this.#limits.budget || this.#indexes.size > this.#limits.indexes) {
      const [oldest] = this.#indexes.keys();
      if (oldest === undefined) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const dropped = this.#indexes.get(key);
    if (dropped === undefined) return;
    this.#indexes.delete(key);
    this.#kept -= dropped.index.size;
    const keys = this.#byScope.get(dropped.scope);
    keys?.delete(key);
    if (keys?.size === 0) this.#byScope.delete(dropped.scope);
  }
}

function* listDocuments(collections: readonly Collection[]): IterableIterator<StoredDocument> {
  for (const collection of collections) yield* collection.documents();
}

const toScopeKey = (scope: IndexShape['scope']) =>
  scope.kind === 'group' ? `group ${scope.collectionId}` : `collection ${scope.path.join('/')}`;

function getKey({ scope, equalities, contains, orders }: IndexShape): string {
  return JSON.stringify([
    toScopeKey(scope),
    equalities.map(formatFieldPath),
    contains === undefined ? null : formatFieldPath(contains),
    orders.map(({ field, direction }) => [formatFieldPath(field), direction]),
  ]);
}
