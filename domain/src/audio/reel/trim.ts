import type { Block, Echoes } from './blocks.ts';
import type { Range } from './partition.ts';

/** A block is part of the takes when this share of its words is heard in another. */
const REPEATED = 0.34;
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
  const isRepeated = (block: number, own: Range): boolean => {
    const whole = echoes.weigh(block, block);
    return ranges.some(
      (other) => other !== own && echoes.count(block, block, other.first, other.last) > whole * REPEATED,
    );
  };
  const isTalk = (block: number, beside: number, own: Range): boolean => {
    const [talk, take] = [blocks[block], blocks[beside]];
    if (!talk || !take || isRepeated(block, own)) return false;
    const apart = Math.max(take.startMs - talk.endMs, talk.startMs - take.endMs);
    return (ranges.length > 2 || apart >= APART_MS) && talk.endMs - talk.startMs <= TALK_MAX_MS;
  };
  return ranges.map((own) => {
    let { first, last } = own;
    while (first < last && isTalk(first, first + 1, own)) first += 1;
    while (first < last && isTalk(last, last - 1, own)) last -= 1;
    return { first, last };
  });
};
