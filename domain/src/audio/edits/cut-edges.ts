import type { Block } from '../meters/block.ts';

/** Samples to add at each end as silence, or to remove where less than nothing. */
export interface Edges {
  readonly start: number;
  readonly end: number;
}

/** Longest block of added silence, in samples. */
const SILENCE = 65_536;

async function* makeSilence(channels: number, frames: number): AsyncGenerator<Block> {
  for (let left = frames; left > 0; left -= SILENCE)
    yield Array.from({ length: channels }, () => new Float32Array(Math.min(left, SILENCE)));
}

/** Adds silence to both ends of a recording of so many samples, or removes what is there. */
export async function* cutEdges(
  blocks: AsyncIterable<Block>,
  { channels, frames, edges }: { readonly channels: number; readonly frames: number; readonly edges: Edges },
): AsyncGenerator<Block> {
  const [from, to] = [Math.max(0, -edges.start), frames + Math.min(0, edges.end)];

  yield* makeSilence(channels, edges.start);

  let position = 0;
  for await (const block of blocks) {
    const length = block[0]?.length ?? 0;
    const [first, end] = [Math.max(0, from - position), Math.min(length, to - position)];
    if (first < end) yield block.map((samples) => samples.subarray(first, end));
    position += length;
  }

  yield* makeSilence(channels, edges.end);
}
