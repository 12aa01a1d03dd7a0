import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Mulberry32: deterministic numbers from 0 to 1 per seed. */
const createGenerator = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const next = createGenerator(20261123);

/** A whole number from `least` to `most`. */
export const pickBetween = (least, most) => least + Math.floor(next() * (most - least + 1));

export const isHit = (chance) => next() < chance;

export const pickOne = (items) => items[pickBetween(0, items.length - 1)];

/** A random sample of the items, shuffled. */
export const pickSome = (items, count) => {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(pickBetween(0, rest.length - 1), 1).at(0),
  );
};

/** Makes this process's ids, keys and salts deterministic, with a separate sequence. */
export const fixRandomness = () => {
  const nextByte = createGenerator(7);

  const fill = (bytes) => {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(nextByte() * 256);
    return bytes;
  };

  const makeUuid = () => {
    const bytes = fill(Buffer.alloc(16));
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    const text = bytes.toString('hex');
    return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
      '-',
    );
  };

  const randomBytes = (size, callback) => {
    const bytes = fill(Buffer.alloc(size));
    if (callback) queueMicrotask(() => callback(null, bytes));
    return bytes;
  };

  Object.assign(crypto, { randomBytes, randomUUID: makeUuid });
  Object.assign(globalThis.crypto, { randomUUID: makeUuid });
  syncBuiltinESMExports();
};
