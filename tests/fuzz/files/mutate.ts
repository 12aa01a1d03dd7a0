/** Returns the same numbers below 1 for the same seed. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

/** Values at which sizes and counts break. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];
const NUMBERS = ['0', '-1', '1e9', '4294967296', '99999999999999999999', '0.0000001'];

/** Returns a file with a few faults: changed bytes, sizes and numbers, and missing or repeated parts. */
export const mutate = (bytes: Buffer, random: () => number): Buffer => {
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  let file = Buffer.from(bytes);
  for (let faults = 1 + below(4); faults > 0 && file.length > 8; faults -= 1) {
    // Headers decide what the rest means.
    const position = below(random() < 0.5 ? Math.min(128, file.length - 4) : file.length - 4);
    const end = Math.min(file.length, position + 1 + below(64));

    const changes = [
      () => void (file[position] = below(256)),
      () => void file.writeUInt32LE(pick(EDGES), position),
      () => void file.writeUInt32BE(pick(EDGES), position),
      () => void (file = Buffer.concat([file.subarray(0, position), file.subarray(end)])),
      () => void (file = Buffer.concat([file.subarray(0, end), file.subarray(position)])),
      () => void (file = file.subarray(0, end)),
      () => {
        const text = file.toString('latin1');
        const numbers = [...text.matchAll(/\d+/g)];
        const { index, 0: digits } = numbers.length === 0 ? { index: 0, 0: '' } : pick(numbers);
        file = Buffer.from(
          text.slice(0, index) + pick(NUMBERS) + text.slice(index + digits.length),
          'latin1',
        );
      },
    ];
    pick(changes)();
  }

  return file;
};
