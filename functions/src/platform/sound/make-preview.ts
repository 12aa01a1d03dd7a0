import type { Block } from '@domain/audio/meters/block.ts';
import { encodeSound } from './encode-sound.ts';

/** Bits per second of what players get. */
const BIT_RATE = 128_000;
/** A smaller file would save less than a tenth. */
const WORTHWHILE = 1.1;
/** Samples that are sent together: whole frames of MP3. */
const BLOCK_FRAMES = 1152 * 64;

function* split(channels: Block): Generator<Block> {
  const frames = channels[0]?.length ?? 0;
  for (let from = 0; from < frames; from += BLOCK_FRAMES)
    yield channels.map((samples) => samples.subarray(from, from + BLOCK_FRAMES));
}

/** Returns a recording as an MP3 of one or two channels, until a time in milliseconds. */
export const encodeMp3 = async (
  channels: Block,
  rate: number,
  bitRate: number,
  endsAt: number,
): Promise<Buffer> => {
  const job = { kind: 'compress', channels: channels.length, rate, bitRate } as const;
  const parts: Uint8Array[] = [];
  for await (const part of encodeSound(split(channels), job, endsAt)) parts.push(part);
  return Buffer.concat(parts);
};

/** Returns what players get of an MP3 of so many bytes: a smaller one, or null when it is small enough itself. */
export const makePreview = async (
  size: number,
  { channels, sampleRate }: { readonly channels: Block; readonly sampleRate: number },
  endsAt: number,
): Promise<Buffer | null> => {
  const seconds = (channels[0]?.length ?? 0) / sampleRate;
  if (size * 8 <= seconds * BIT_RATE * WORTHWHILE) return null;
  return encodeMp3(channels, sampleRate, BIT_RATE, endsAt);
};
