const CHUNK = 256;

/**
 * Items in the order of a comparator, kept in short chunks so that one insertion costs a binary search and a small
 * move whatever the size of the list.
 */
export class SortedList<T> {
  readonly #compare: (a: T, b: T) => number;
  #chunks: T[][] = [];
  #size = 0;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds an item; one that compares equal takes the place of the old one. */
  add(item: T): void {
    const chunkIndex = this.#chunkFor(item);
    const chunk = this.#chunks[chunkIndex];
    if (chunk === undefined) {
      this.#chunks.push([item]);
      this.#size++;
      return;
    }
    const position = this.#position(chunk, item);
    const existing = chunk[position];
    if (existing !== undefined && this.#compare(existing, item) === 0) {
      chunk[position] = item;
      return;
    }
    chunk.splice(position, 0, item);
    this.#size++;
    if (chunk.length > CHUNK * 2) this.#chunks.splice(chunkIndex + 1, 0, chunk.splice(CHUNK));
  }

  /** Removes the item that compares equal; false when there is none. */
  delete(item: T): boolean {
    const chunkIndex = this.#chunkFor(item);
    const chunk = this.#chunks[chunkIndex];
    if (chunk === undefined) return false;
    const position = this.#position(chunk, item);
    const existing = chunk[position];
    if (existing === undefined || this.#compare(existing, item) !== 0) return false;
    chunk.splice(position, 1);
    this.#size--;
    if (chunk.length === 0) this.#chunks.splice(chunkIndex, 1);
    return true;
  }

  *[Symbol.iterator](): IterableIterator<T> {
    for (const chunk of this.#chunks) yield* chunk;
  }

  /** From the last item to the first. */
  *backwards(): IterableIterator<T> {
    for (let index = this.#chunks.length - 1; index >= 0; index--) {
      const chunk = this.#chunks[index] ?? [];
      for (let position = chunk.length - 1; position >= 0; position--) {
        const item = chunk[position];
        if (item !== undefined) yield item;
      }
    }
  }

  /** From the first item that is not before `bound`. */
  *from(bound: T): IterableIterator<T> {
    let chunkIndex = this.#chunkFor(bound);
    const first = this.#chunks[chunkIndex];
    if (first === undefined) return;
    for (let position = this.#position(first, bound); position < first.length; position++) {
      const item = first[position];
      if (item !== undefined) yield item;
    }
    for (chunkIndex++; chunkIndex < this.#chunks.length; chunkIndex++) yield* this.#chunks[chunkIndex] ?? [];
  }

  /** The first chunk whose last item is not before `item`, else the last chunk. */
  #chunkFor(item: T): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      const last = this.#chunks[middle]?.at(-1);
      if (last !== undefined && this.#compare(last, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #position(chunk: readonly T[], item: T): number {
    let low = 0;
    let high = chunk.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const candidate = chunk[middle];
      if (candidate !== undefined && this.#compare(candidate, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
