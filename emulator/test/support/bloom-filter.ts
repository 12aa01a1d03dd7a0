import { createHash } from 'node:crypto';
import type { BloomFilter } from '../../src/listeners/bloom-filter.ts';

/** Whether a filter may hold a name, as Firestore's clients test it. */
export function mightContain({ bitmap, padding, hashCount }: BloomFilter, name: string): boolean {
  const bits = bitmap.length * 8 - padding;
  if (bits === 0) return false;

  const hex = createHash('md5').update(name).digest('hex');
  const readLittleEndian = (from: number) =>
    BigInt(`0x${(hex.slice(from, from + 16).match(/../g) ?? []).reverse().join('')}`);

  return Array.from({ length: hashCount }, (_, n) => {
    const hash = (readLittleEndian(0) + BigInt(n) * readLittleEndian(16)) & 0xffff_ffff_ffff_ffffn;
    const bit = Number(hash % BigInt(bits));
    return (((bitmap[Math.floor(bit / 8)] ?? 0) >> (bit % 8)) & 1) === 1;
  }).every(Boolean);
}
