import { StatusError } from '../status/status.ts';
import type { StoredDocument } from '../values/value.ts';
import { Collection } from './collection.ts';
import type { Database, DocumentSource } from './database.ts';
import type { Change } from './change.ts';

/** Seven days, the reach of production's point-in-time recovery. */
const REACH_MICROS = 7n * 24n * 3_600_000_000n;

/** The documents at a recent time. Throws FAILED_PRECONDITION when too old. */
export function getStateAt(database: Database, micros: bigint): DocumentSource {
  const changes = micros < database.now() - REACH_MICROS ? undefined : database.changesSince(micros);
  if (changes === undefined) {
    throw new StatusError('FAILED_PRECONDITION', "The requested 'read_time' is too old.");
  }
  return changes.length === 0 ? database : new Past(database, changes);
}

export class Past implements DocumentSource {
  readonly #present: Database;
  readonly #before = new Map<string, StoredDocument | undefined>();
  readonly #touched = new Map<string, readonly string[]>();

  constructor(present: Database, changes: readonly Change[]) {
    this.#present = present;
    for (const { path, before } of changes) {
      this.#before.set(path.join('/'), before);
      const collection = path.slice(0, -1);
      this.#touched.set(collection.join('/'), collection);
    }
  }

  get name() {
    return this.#present.name;
  }

  get(path: readonly string[]): StoredDocument | undefined {
    const key = path.join('/');
    return this.#before.has(key) ? this.#before.get(key) : this.#present.get(path);
  }

  collection(path: readonly string[]): Collection | undefined {
    const present = this.#present.collection(path);
    if (!this.#touched.has(path.join('/'))) return present;

    const past = new Collection(path);
    for (const document of present?.documents() ?? []) {
      if (!this.#before.has(document.path.join('/'))) past.set(document.path.at(-1) ?? '', document);
    }

    for (const before of this.#before.values()) {
      if (before !== undefined && before.path.slice(0, -1).join('/') === path.join('/')) {
        past.set(before.path.at(-1) ?? '', before);
      }
    }

    return past.size === 0 ? undefined : past;
  }

  *group(collectionId: string): IterableIterator<Collection> {
    const paths = new Map(this.#touched);
    for (const { path } of this.#present.group(collectionId)) paths.set(path.join('/'), path);
    for (const path of paths.values()) {
      if (collectionId !== '' && path.at(-1) !== collectionId) continue;
      const collection = this.collection(path);
      if (collection !== undefined) yield collection;
    }
  }
}
