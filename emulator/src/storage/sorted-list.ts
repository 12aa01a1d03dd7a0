const CHUNK = 256;

/** Items sorted by a comparator, in short chunks, so insertions are cheap in a list of any size. */
export class SortedList<T> {
  readonly #compare: (a: T, b: T) => number;
  #chunks: T[][] = [];
  #size = 0;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  /** A list of sorted items without duplicates. */
  static fromSorted<T>(compare: (a: T, b: T) => number, items: readonly T[]): SortedList<T> {
    const list = new SortedList(compare);
    for (let from = 0; from < items.length; from += CHUNK) list.#chunks.push(items.slice(from, from + CHUNK));
    list.#size = items.length;
    return list;
  }

  get size(): number {
    return this.#size;
  }

  get last(): T | undefined {
    return this.#chunks.at(-1)?.at(-1);
  }

  /** Adds an item or replaces its equal. */
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

  /** Removes the equal item; false if missing. */
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

  *backwards(): IterableIterator<T> {
    for (let index = this.#chunks.length - 1; index >= 0; index--) {
      const chunk = this.#chunks[index] ?? [];
      for (let position = chunk.length - 1; position >= 0; position--) {
        const item = chunk[position];
        if (item !== undefined) yield item;
      }
    }
  }

  /** From the first item not before `bound`. */
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

  /** Items for which neither bound holds: `before` holds for a prefix, `past` for a suffix. */
  *between(before: (item: T) => boolean, past: (item: T) => boolean, backwards = false): IterableIterator<T> {
    const chunks = this.#chunks;
    if (!backwards) {
      // A chunk's last item shows whether the chunk matters.
      const start = findFirstFailing(chunks, (chunk) => every(chunk.at(-1), before));
      for (let index = start; index < chunks.length; index++) {
        const chunk = chunks[index] ?? [];
        for (
          let position = index === start ? findFirstFailing(chunk, before) : 0;
          position < chunk.length;
          position++
        ) {
          const item = chunk[position];
          if (item === undefined || past(item)) return;
          yield item;
        }
      }

      return;
    }

    const end = findFirstFailing(chunks, (chunk) => !every(chunk[0], past)) - 1;
    for (let index = end; index >= 0; index--) {
      const chunk = chunks[index] ?? [];
      const limit = index === end ? findFirstFailing(chunk, (item) => !past(item)) : chunk.length;
      for (let position = limit - 1; position >= 0; position--) {
        const item = chunk[position];
        if (item === undefined || before(item)) return;
        yield item;
      }
    }
  }

  /** The first chunk whose last item isn't before `item`, else the last chunk. */
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

const every = <T>(item: T | undefined, holds: (item: T) => boolean) => item === undefined || holds(item);

/** The index of the first item that fails a test, which later ones fail too. */
function findFirstFailing<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (every(items[middle], holds)) low = middle + 1;
    else high = middle;
  }
  return low;
}
