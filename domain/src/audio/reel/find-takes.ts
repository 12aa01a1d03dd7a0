import { findEchoes, toBlocks, type Block, type Echoes } from './blocks.ts';
import type { Speech } from './hear.ts';
import { matchUnit, toUnits } from './matches.ts';
import { partition, type Range } from './partition.ts';
import { TAKE_MIN_MS, type Span } from './reel.ts';
import { trimTalk } from './trim.ts';

/** The takes of a recording, in order. */
export interface FoundTakes {
  readonly takes: readonly Span[];
  /** Share of the other takes' words that each take lacks, 0 to 1. */
  readonly missing: readonly number[];
}

const toTake = (blocks: readonly Block[], { first, last }: Range): Span => ({
  startMs: blocks[first]?.startMs ?? 0,
  endMs: blocks[last]?.endMs ?? 0,
});

/** Returns the share of another take's words that this one lacks, by the middle one of the others. */
const measureMissing = (range: Range, ranges: readonly Range[], { count, weigh }: Echoes): number => {
  const shares = ranges
    .filter((item) => item !== range)
    .map(
      ({ first, last }) => 1 - count(first, last, range.first, range.last) / Math.max(1, weigh(first, last)),
    )
    .sort((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)] ?? 0;
};

/** Finds the takes: the stretches between pauses that repeat each other's words. Several, or one with all speech. */
export const findTakes = ({ timeline, spans }: Speech): FoundTakes => {
  if (spans.length === 0) return { takes: [], missing: [] };

  const blocks = toBlocks(spans);
  const units = toUnits(timeline);
  const matches = units.map((unit) => matchUnit(timeline, unit));
  const echoes = findEchoes(timeline, blocks, units, matches);
  const pauses = blocks.slice(1).map(({ startMs }, index) => startMs - (blocks[index]?.endMs ?? 0));
  const ranges = trimTalk(partition(echoes, blocks.length, pauses), blocks, echoes).filter((range) => {
    const { startMs, endMs } = toTake(blocks, range);
    return endMs - startMs >= TAKE_MIN_MS;
  });

  return {
    takes: ranges.map((range) => toTake(blocks, range)),
    missing: ranges.map((range) => measureMissing(range, ranges, echoes)),
  };
};
