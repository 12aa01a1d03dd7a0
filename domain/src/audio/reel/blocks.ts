import type { Match, Unit } from './matches.ts';
import type { Span } from './reel.ts';
import type { Timeline } from './timeline.ts';

/** A unit is heard again where its cost is below this share of its usual one. */
export const SAME = 0.53;
/** Shortest pause between two takes, and most pauses that are tried. */
const PAUSE_MIN_MS = 350;
const PAUSES_MAX = 13;

/** Stretches of speech between the pauses at which a take may begin. */
export interface Block extends Span {
  readonly firstRun: number;
  readonly lastRun: number;
}

/** Returns the blocks between the longest pauses of the recording. */
export const toBlocks = (spans: readonly Span[]): readonly Block[] => {
  const pauses = spans
    .slice(1)
    .map(({ startMs }, index) => ({ run: index + 1, length: startMs - (spans[index]?.endMs ?? 0) }))
    .filter(({ length }) => length >= PAUSE_MIN_MS)
    .sort((a, b) => b.length - a.length)
    .slice(0, PAUSES_MAX);
  const starts = [0, ...pauses.map(({ run }) => run).sort((a, b) => a - b)];

  return starts.map((firstRun, index) => {
    const lastRun = (starts[index + 1] ?? spans.length) - 1;
    return {
      firstRun,
      lastRun,
      startMs: spans[firstRun]?.startMs ?? 0,
      endMs: spans[lastRun]?.endMs ?? 0,
    };
  });
};

/** What of the recording is heard where. */
export interface Echoes {
  /** Places of all units in the blocks from the first to the last. */
  readonly weigh: (first: number, last: number) => number;
  /** Places of units in the first range of blocks that are heard again in the second, outside their own block. */
  readonly count: (first: number, last: number, otherFirst: number, otherLast: number) => number;
}

/** Finds for every unit the blocks in which its words are heard again. */
export const findEchoes = (
  timeline: Timeline,
  blocks: readonly Block[],
  units: readonly Unit[],
  matches: readonly Match[],
): Echoes => {
  const blockAt = new Int32Array(timeline.length);
  blocks.forEach(({ firstRun, lastRun }, block) =>
    blockAt.fill(block, timeline.starts[firstRun], timeline.starts[lastRun + 1]),
  );

  const heard = units.map(({ from, to }, index) => {
    const block = blockAt[from] ?? 0;
    let mask = 0;
    const match = matches[index];
    for (let end = 0; match && end < timeline.length; end += 1) {
      if ((match.costs[end] ?? 1) >= SAME) continue;
      mask |= 1 << (blockAt[((match.begins[end] ?? 0) + end) >> 1] ?? 0);
    }
    return { own: block, weight: to - from, mask: mask & ~(1 << block) };
  });

  const sum = (first: number, last: number, mask: number): number =>
    heard.reduce(
      (whole, unit) =>
        unit.own >= first && unit.own <= last && (unit.mask & mask) !== 0 ? whole + unit.weight : whole,
      0,
    );

  const weights = new Map<number, number>();

  return {
    weigh: (first, last) =>
      heard.reduce((whole, { own, weight }) => (own >= first && own <= last ? whole + weight : whole), 0),
    count: (first, last, otherFirst, otherLast) => {
      const key = ((first * 16 + last) * 16 + otherFirst) * 16 + otherLast;
      const before = weights.get(key);
      if (before !== undefined) return before;
      const mask = (1 << (otherLast + 1)) - (1 << otherFirst);
      const found = sum(first, last, mask);
      weights.set(key, found);
      return found;
    },
  };
};
