import { createHash } from 'node:crypto';

/** Bits per name and hashes: one other name in ten thousand is a false positive. */
const BITS_A_NAME = 20;
const HASHES = 13;
/** With few bits, too many names share the same cycle. */
const LEAST_BITS = 2000;

/** A set that a client tests its own names against: no false negatives, few false positives. */
export interface BloomFilter {
  readonly bitmap: Uint8Array;
  /** Unused bits of the last byte. */
  readonly padding: number;
  readonly hashCount: number;
}

/** The filter of resource names, with the hashes that Firestore's clients use. */
export function createBloomFilter(names: readonly string[]): BloomFilter {
  if (names.length === 0) return { bitmap: new Uint8Array(), padding: 0, hashCount: 0 };

  // A prime number of bits prevents short cycles of the second hash.
  const bits = findPrime(Math.max(LEAST_BITS, names.length * BITS_A_NAME));
  const bitmap = new Uint8Array(Math.ceil(bits / 8));

  for (const name of names) {
    for (const bit of listBits(name, bits)) {
      const byte = bit >> 3;
      bitmap[byte] = (bitmap[byte] ?? 0) | (1 << (bit & 7));
    }
  }

  return { bitmap, padding: bitmap.length * 8 - bits, hashCount: HASHES };
}

/** All hashes derive from the two halves of the MD5 digest: first + n × second, in 64 bits. */
function* listBits(name: string, bits: number): IterableIterator<number> {
  const digest = createHash('md5').update(name).digest();
  const [first, second] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
  for (let n = 0n; n < HASHES; n++) yield Number(BigInt.asUintN(64, first + n * second) % BigInt(bits));
}

function findPrime(least: number): number {
  const hasDivisor = (candidate: number) => {
    for (let by = 2; by * by <= candidate; by++) if (candidate % by === 0) return true;
    return false;
  };
  let candidate = least;
  while (hasDivisor(candidate)) candidate++;
  return candidate;
}
