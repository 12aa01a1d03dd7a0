import { TAKES_MAX } from './reel.ts';
import type { Echoes } from './blocks.ts';

/** A take as the numbers of its first and last block. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Share of the words that must repeat before a recording counts as several takes. */
const REPEATED_MIN = 0.45;
/** A take that says the same words twice loses this share of them. */
const REPEATED_WITHIN = 1;
/** Of two partitions that are equally good, the one with the longer pauses counts. */
const PAUSE_WEIGHT = 0.05;

const score = (ranges: readonly Range[], { count, weigh }: Echoes): number => {
  let [gained, whole] = [0, 0];
  for (const range of ranges) {
    whole += weigh(range.first, range.last);
    let repeated = 0;
    for (const item of ranges)
      if (item !== range) repeated += count(range.first, range.last, item.first, item.last);
    gained += repeated / (ranges.length - 1);
    gained -= REPEATED_WITHIN * count(range.first, range.last, range.first, range.last);
  }

  return whole === 0 ? 0 : gained / whole;
};

const toRanges = (cuts: number, blocks: number): readonly Range[] => {
  const ranges: Range[] = [];
  let first = 0;
  for (let block = 0; block < blocks; block += 1) {
    const isLast = block === blocks - 1 || (cuts & (1 << block)) !== 0;
    if (!isLast) continue;
    ranges.push({ first, last: block });
    first = block + 1;
  }
  return ranges;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Splits the blocks where the most words are said in every take and none twice within one. `pauses`: after each block, in ms. */
export const partition = (echoes: Echoes, blocks: number, pauses: readonly number[]): readonly Range[] => {
  let best = { ranges: [{ first: 0, last: blocks - 1 }] as readonly Range[], score: REPEATED_MIN };
  const longest = Math.max(1, ...pauses);

  for (let cuts = 1; cuts < 1 << (blocks - 1); cuts += 1) {
    if (countBits(cuts) >= TAKES_MAX) continue;
    const ranges = toRanges(cuts, blocks);
    const shortest = Math.min(...ranges.slice(0, -1).map(({ last }) => pauses[last] ?? 0));
    const total = score(ranges, echoes) + (PAUSE_WEIGHT * shortest) / longest;
    if (total > best.score) best = { ranges, score: total };
  }

  return best.ranges;
};
