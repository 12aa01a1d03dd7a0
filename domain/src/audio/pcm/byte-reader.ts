const NOTHING = new Uint8Array();

/** Reads arriving chunks by number of bytes. */
export const createByteReader = (chunks: AsyncIterable<Uint8Array>) => {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest: Uint8Array = NOTHING;
  let taken = 0;

  /** Returns the next bytes, as many as have arrived and at most so many; undefined at the end. */
  const readSome = async (most = Infinity): Promise<Uint8Array | undefined> => {
    while (rest.length === 0) {
      const { done, value } = await iterator.next();
      if (done) return undefined;
      rest = value;
    }
    const bytes = rest.subarray(0, most);
    rest = rest.subarray(bytes.length);
    taken += bytes.length;
    return bytes;
  };

  /** Returns exactly so many bytes; fewer at the end. */
  const take = async (count: number): Promise<DataView> => {
    const bytes = new Uint8Array(count);
    let offset = 0;
    while (offset < count) {
      const next = await readSome(count - offset);
      if (!next) break;
      bytes.set(next, offset);
      offset += next.length;
    }
    return new DataView(bytes.buffer, 0, offset);
  };

  const skip = async (count: number): Promise<void> => {
    for (let left = count; left > 0;) {
      const next = await readSome(left);
      if (!next) return;
      left -= next.length;
    }
  };

  return { some: readSome, take, skip, at: () => taken, close: async () => void (await iterator.return?.()) };
};

export type ByteReader = ReturnType<typeof createByteReader>;
