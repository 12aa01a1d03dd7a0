import { getField, isDocumentId, type FieldPath } from '../values/field-path.ts';
import { comparePaths, compareValues, areValuesEqual } from '../values/order.ts';
import type { StoredDocument, Value } from '../values/value.ts';
import type { Change } from './change.ts';
import { SortedList } from './sorted-list.ts';

export interface IndexShape {
  readonly scope:
    | { readonly kind: 'collection'; readonly path: readonly string[] }
    | { readonly kind: 'group'; readonly collectionId: string };
  /** Fields with an equality, first. */
  readonly equalities: readonly FieldPath[];
  /** An array field with an entry per element, next. */
  readonly contains?: FieldPath;
  /** The order within equal values. Fields behind the name don't affect it but must exist. */
  readonly orders: readonly { readonly field: FieldPath; readonly direction: 'asc' | 'desc' }[];
}

interface Entry {
  readonly document: StoredDocument;
  /** Equalities, the element, then orders other than the name. */
  readonly keys: readonly Value[];
}

/** A range of one index, in the index's own order. */
export interface Stretch {
  /** The values of the equalities and the element. */
  readonly prefix: readonly Value[];
  /** True for the first documents with that prefix only. */
  readonly before: (document: StoredDocument) => boolean;
  /** True for the last documents with that prefix only. */
  readonly past: (document: StoredDocument) => boolean;
}

/** Documents sorted by some fields, limited to those that have all of them. */
export class OrderedIndex {
  readonly #shape: IndexShape;
  readonly #signs: readonly number[];
  readonly #nameSign: number;
  readonly #entries: SortedList<Entry>;
  #pending: Change[] = [];

  constructor(shape: IndexShape, documents: Iterable<StoredDocument>) {
    this.#shape = shape;

    const { equalities, contains, orders } = shape;
    const byName = orders.findIndex(({ field }) => isDocumentId(field));
    const fixed = equalities.length + (contains === undefined ? 0 : 1);
    const signs = orders.map(({ direction }) => (direction === 'asc' ? 1 : -1));

    this.#signs = [...Array<number>(fixed).fill(1), ...signs.slice(0, byName)];
    this.#nameSign = signs[byName] ?? 1;

    const compare = (a: Entry, b: Entry) => this.#compare(a, b);
    const entries: Entry[] = [];

    for (const document of documents) entries.push(...this.#getEntries(document));
    this.#entries = SortedList.fromSorted(compare, entries.sort(compare));
  }

  get size(): number {
    return this.#entries.size + this.#pending.length;
  }

  /** Returns whether so many changes are pending that rebuilding is cheaper. */
  get outdated(): boolean {
    return this.#pending.length > Math.max(1000, this.#entries.size / 10);
  }

  /** Queues a change, applied on the next read. */
  note(change: Change): void {
    this.#pending.push(change);
  }

  settle(): void {
    for (const { before, after } of this.#pending) {
      if (before !== undefined) for (const entry of this.#getEntries(before)) this.#entries.delete(entry);
      if (after !== undefined) for (const entry of this.#getEntries(after)) this.#entries.add(entry);
    }
    this.#pending = [];
  }

  /** The documents of a range, in the index's order or its reverse. */
  *read({ prefix, before, past }: Stretch, backwards: boolean): IterableIterator<StoredDocument> {
    const beside = ({ keys }: Entry) => {
      for (const [index, value] of prefix.entries()) {
        const key = keys[index];
        const order = key === undefined ? 0 : compareValues(key, value);
        if (order !== 0) return order;
      }
      return 0;
    };

    const entries = this.#entries.between(
      (entry) => {
        const side = beside(entry);
        return side < 0 || (side === 0 && before(entry.document));
      },
      (entry) => {
        const side = beside(entry);
        return side > 0 || (side === 0 && past(entry.document));
      },
      backwards,
    );

    for (const { document } of entries) yield document;
  }

  /** Empty for a document without a field; several for an array. */
  #getEntries(document: StoredDocument): readonly Entry[] {
    const { equalities, contains, orders } = this.#shape;
    const fixed: Value[] = [];

    for (const field of equalities) {
      const value = getField(document.fields, field);
      if (value === undefined) return [];
      fixed.push(value);
    }

    const sorted: Value[] = [];
    for (const { field } of orders) {
      if (isDocumentId(field)) continue;
      const value = getField(document.fields, field);
      if (value === undefined) return [];
      sorted.push(value);
    }

    if (contains === undefined) return [{ document, keys: [...fixed, ...sorted] }];

    const array = getField(document.fields, contains);
    if (array?.kind !== 'array') return [];

    return dedupe(array.values).map((element) => ({ document, keys: [...fixed, element, ...sorted] }));
  }

  #compare(a: Entry, b: Entry): number {
    // Called millions of times for a large index: no iterator.
    const signs = this.#signs;
    for (let index = 0; index < signs.length; index++) {
      const left = a.keys[index];
      const right = b.keys[index];
      const order = left === undefined || right === undefined ? 0 : compareValues(left, right);
      if (order !== 0) return (signs[index] ?? 1) * order;
    }
    return this.#nameSign * comparePaths(a.document.path, b.document.path);
  }
}

function dedupe(values: readonly Value[]): readonly Value[] {
  const sorted = [...values].sort(compareValues);
  return sorted.filter((value, index) => {
    const previous = sorted[index - 1];
    return previous === undefined || !areValuesEqual(previous, value);
  });
}
