import type { Block, Echoes } from './blocks.ts';
import type { Range } from './partition.ts';

/** A block is part of the takes when this share of its words is heard in another. */
const REPEATED = 0.34;
/** Talk may have words of the script: up to this share of its own, all of which the rest of the take has too. */
const BORROWED_MAX = 0.8;
const BORROWED_LOST = 0.15;
/** Longest talk beside the takes, and the pause that sets it apart where only two takes can be compared. */
const TALK_MAX_MS = 6000;
const APART_MS = 700;

/** Leaves talk before and after out of each take: words that no other take has. */
export const trimTalk = (
  ranges: readonly Range[],
  blocks: readonly Block[],
  echoes: Echoes,
): readonly Range[] => {
  if (ranges.length < 2) return ranges;

  const isTalk = (block: number, rest: Range, neighbours: readonly Range[]): boolean => {
    const [talk, start, end] = [blocks[block], blocks[rest.first], blocks[rest.last]];
    if (!talk || !start || !end || talk.endMs - talk.startMs > TALK_MAX_MS) return false;
    const isApart = Math.max(start.startMs - talk.endMs, talk.startMs - end.endMs) >= APART_MS;

    const whole = echoes.weigh(block, block);
    const repeated = Math.max(
      ...neighbours.map((range) => echoes.count(block, block, range.first, range.last) / whole),
    );
    if (repeated <= REPEATED) return ranges.length > 2 || isApart;

    // A brand in a slate: the others' words are all in the rest of the take.
    const [first, last] = [Math.min(block, rest.first), Math.max(block, rest.last)];
    const lost = neighbours.map(
      (range) =>
        echoes.count(range.first, range.last, first, last) -
        echoes.count(range.first, range.last, rest.first, rest.last),
    );
    return isApart && repeated <= BORROWED_MAX && Math.max(...lost) <= whole * BORROWED_LOST;
  };

  return ranges.map((range) => {
    const neighbours = ranges.filter((item) => item !== range);
    let { first, last } = range;
    while (first < last && isTalk(first, { first: first + 1, last }, neighbours)) first += 1;
    while (first < last && isTalk(last, { first, last: last - 1 }, neighbours)) last -= 1;
    return { first, last };
  });
};
