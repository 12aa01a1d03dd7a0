import type { StoredDocument } from '../values/value.ts';
import type { Change, ChangeSet } from './change.ts';
import { Collection } from './collection.ts';
import { History } from './history.ts';
import { INDEX_LIMITS, IndexCache } from './index-cache.ts';
import type { DatabaseName } from './names.ts';

/** Documents to read from: the present, or a moment of the past. */
export interface DocumentSource {
  readonly name: DatabaseName;
  get(path: readonly string[]): StoredDocument | undefined;
  collection(path: readonly string[]): Collection | undefined;
  /** All collections with that id at any depth; every collection for the empty id. */
  group(collectionId: string): Iterable<Collection>;
  /** Ordered indexes over these documents, if any. */
  readonly indexes?: IndexCache;
}

/** The documents of one database, in memory. All writes go through `commit`, whose times strictly rise. */
export class Database implements DocumentSource {
  readonly name: DatabaseName;
  readonly indexes: IndexCache;
  readonly #collections = new Map<string, Collection>();
  /** Collections by their last segment, for collection group queries. */
  readonly #groups = new Map<string, Set<Collection>>();
  readonly #followers = new Set<(changes: ChangeSet) => void>();
  readonly #history = new History();
  #lastMicros = 0n;
  /** The latest time reported, including the last commit's. */
  #toldMicros = 0n;

  constructor(name: DatabaseName, indexLimits = INDEX_LIMITS) {
    this.name = name;
    this.indexes = new IndexCache(this, indexLimits);
  }

  get(path: readonly string[]): StoredDocument | undefined {
    return this.#collections.get(path.slice(0, -1).join('/'))?.get(path.at(-1) ?? '');
  }

  collection(path: readonly string[]): Collection | undefined {
    return this.#collections.get(path.join('/'));
  }

  group(collectionId: string): Iterable<Collection> {
    return collectionId === '' ? this.#collections.values() : (this.#groups.get(collectionId) ?? []);
  }

  /** The current time, never earlier than the last commit, and earlier than the next. */
  now(): bigint {
    const clock = getClockMicros();
    if (clock > this.#toldMicros) this.#toldMicros = clock;
    return this.#toldMicros;
  }

  /** Returns the next commit's time: later than any read before it. */
  nextCommitMicros(): bigint {
    const clock = getClockMicros();
    return clock > this.#toldMicros ? clock : this.#toldMicros + 1n;
  }

  /** Changes after a time, folded per document; undefined when too old. */
  changesSince(micros: bigint): readonly Change[] | undefined {
    return micros >= this.#lastMicros ? [] : this.#history.since(micros);
  }

  /** Applies changes as one step and notifies followers. */
  commit(changeSet: ChangeSet): void {
    this.#lastMicros = changeSet.commitMicros;
    if (changeSet.commitMicros > this.#toldMicros) this.#toldMicros = changeSet.commitMicros;
    if (changeSet.changes.length > 0) this.#history.add(changeSet);
    for (const change of changeSet.changes) {
      if (change.after !== undefined) this.#put(change.after);
      else if (change.before !== undefined) this.#remove(change.path);
    }
    this.indexes.note(changeSet.changes);
    for (const follower of [...this.#followers]) follower(changeSet);
  }

  /** Removes a document or collection with its descendants, or everything without a path; followers see deletes. */
  clear(path: readonly string[] = []): void {
    const changes: Change[] = [];
    for (const collection of this.#collections.values()) {
      for (const before of collection.documents()) {
        if (path.every((segment, index) => before.path[index] === segment))
          changes.push({ path: before.path, before, after: undefined });
      }
    }
    this.commit({ commitMicros: this.nextCommitMicros(), changes });
  }

  /** Calls back after each commit until the returned function is called. */
  follow(follower: (changes: ChangeSet) => void): () => void {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  }

  #put(document: StoredDocument): void {
    const collectionPath = document.path.slice(0, -1);
    const key = collectionPath.join('/');
    let collection = this.#collections.get(key);
    if (collection === undefined) {
      collection = new Collection(collectionPath);
      this.#collections.set(key, collection);
      const group = this.#groups.get(collection.id);
      if (group === undefined) this.#groups.set(collection.id, new Set([collection]));
      else group.add(collection);
    }

    collection.set(document.path.at(-1) ?? '', document);
  }

  #remove(path: readonly string[]): void {
    const key = path.slice(0, -1).join('/');
    const collection = this.#collections.get(key);
    if (collection === undefined) return;
    collection.delete(path.at(-1) ?? '');
    if (collection.size > 0) return;
    this.#collections.delete(key);
    const group = this.#groups.get(collection.id);
    group?.delete(collection);
    if (group?.size === 0) this.#groups.delete(collection.id);
  }
}

function getClockMicros(): bigint {
  return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000));
}
