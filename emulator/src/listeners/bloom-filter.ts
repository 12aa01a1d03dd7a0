import { createHash } from 'node:crypto';

/** How many bits there are for each name, and how many it sets: one other name in ten thousand passes for a member. */
const BITS_A_NAME = 20;
const HASHES = 13;
/** Among few bits too many names go the same round. */
const LEAST_BITS = 2000;

/** A set of names that a client can test its own against: a member always passes, another name hardly ever. */
export interface BloomFilter {
  readonly bitmap: Uint8Array;
  /** How many of the last byte's bits are not used. */
  readonly padding: number;
  readonly hashCount: number;
}

/** The filter of some documents' resource names, by the hashes that Firestore's clients test with. */
export function bloomFilterOf(names: readonly string[]): BloomFilter {
  if (names.length === 0) return { bitmap: new Uint8Array(), padding: 0, hashCount: 0 };
  // By a prime no second hash goes round the same few bits.
  const bits = primeFrom(Math.max(LEAST_BITS, names.length * BITS_A_NAME));
  const bitmap = new Uint8Array(Math.ceil(bits / 8));
  for (const name of names) {
    for (const bit of bitsOf(name, bits)) {
      const byte = bit >> 3;
      bitmap[byte] = (bitmap[byte] ?? 0) | (1 << (bit & 7));
    }
  }
  return { bitmap, padding: bitmap.length * 8 - bits, hashCount: HASHES };
}

/** Both halves of the MD5 digest make all the hashes: the first, plus as often the second, in 64 bits. */
function* bitsOf(name: string, bits: number): IterableIterator<number> {
  const digest = createHash('md5').update(name).digest();
  const [first, second] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
  for (let n = 0n; n < HASHES; n++) yield Number(BigInt.asUintN(64, first + n * second) % BigInt(bits));
}

function primeFrom(least: number): number {
  const hasDivisor = (candidate: number) => {
    for (let by = 2; by * by <= candidate; by++) if (candidate % by === 0) return true;
    return false;
  };
  let candidate = least;
  while (hasDivisor(candidate)) candidate++;
  return candidate;
}
