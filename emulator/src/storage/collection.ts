import { compareIds } from '../values/order.ts';
import type { StoredDocument } from '../values/value.ts';
import { SortedList } from './sorted-list.ts';

/** The documents directly in one collection, sorted by id. */
export class Collection {
  /** Segments, an odd number: `['agencies', 'a1', 'projects']`. */
  readonly path: readonly string[];
  readonly id: string;
  readonly #byId = new Map<string, StoredDocument>();
  readonly #ids = new SortedList<string>(compareIds);

  constructor(path: readonly string[]) {
    this.path = path;
    this.id = path.at(-1) ?? '';
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id);
  }

  set(id: string, document: StoredDocument): void {
    if (!this.#byId.has(id)) this.#ids.add(id);
    this.#byId.set(id, document);
  }

  delete(id: string): void {
    if (this.#byId.delete(id)) this.#ids.delete(id);
  }

  *documents(): IterableIterator<StoredDocument> {
    for (const id of this.#ids) {
      const document = this.#byId.get(id);
      if (document !== undefined) yield document;
    }
  }
}
