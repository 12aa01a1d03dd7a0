import type { Block } from '@domain/audio/meters/block.ts';
import type { RoomTone } from './room-tone.ts';

/** Samples to add at each end, or to remove where less than nothing. */
export interface Edges {
  readonly start: number;
  readonly end: number;
}

/** Longest block that is added, in samples. */
const ADDED_MAX = 65_536;

function* addTone(channels: number, frames: number, tone: RoomTone): Generator<Block> {
  for (let made = 0; made < frames; made += ADDED_MAX)
    yield tone.fill(channels, made, Math.min(ADDED_MAX, frames - made));
}

/** Adds room tone to both ends of a recording of so many samples, or removes what is there. */
export async function* cutEdges(
  blocks: AsyncIterable<Block>,
  sound: {
    readonly channels: number;
    readonly frames: number;
    readonly edges: Edges;
    readonly tone: RoomTone;
  },
): AsyncGenerator<Block> {
  const { channels, frames, edges, tone } = sound;
  const [from, to] = [Math.max(0, -edges.start), frames + Math.min(0, edges.end)];

  yield* addTone(channels, edges.start, tone);

  let position = 0;
  for await (const block of blocks) {
    const length = block[0]?.length ?? 0;
    const [first, end] = [Math.max(0, from - position), Math.min(length, to - position)];
    if (first < end) yield block.map((samples) => samples.subarray(first, end));
    position += length;
  }

  yield* addTone(channels, edges.end, tone);
}
