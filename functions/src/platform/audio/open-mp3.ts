import { MPEGDecoder } from 'mpg123-decoder';
import type { Block } from '@domain/audio/meters/block.ts';
import { createMp3FrameReader } from '@domain/audio/mp3-bit-rates.ts';
import type { AudioStream } from './audio-stream.ts';

/** Opens an MP3 and decodes it as it arrives; undefined when it has no sound. */
export const openMp3 = async (chunks: AsyncIterable<Uint8Array>): Promise<AudioStream | undefined> => {
  const frames = createMp3FrameReader();
  let rate = 0;
  async function* decode(): AsyncGenerator<Block> {
    const decoder = new MPEGDecoder();
    try {
      await decoder.ready;
      for await (const chunk of chunks) {
        frames.add(chunk);
        const { channelData, samplesDecoded, sampleRate } = decoder.decode(chunk);
        rate = sampleRate;
        // The decoder duplicates a mono channel.
        if (samplesDecoded > 0) yield channelData.slice(0, frames.read()?.channels);
      }
    } finally {
      decoder.free();
    }
  }
  const decoded = decode();
  const first = await decoded.next();
  if (first.done) return undefined;
  async function* yieldBlocks(one: Block): AsyncGenerator<Block> {
    yield one;
    yield* decoded;
  }
  return {
    sampleRate: rate,
    channels: first.value.length,
    bits: null,
    frames: null,
    blocks: yieldBlocks(first.value),
    getBitRate: () => {
      const read = frames.read();
      return read ? { lowest: read.lowest, highest: read.highest } : null;
    },
  };
};
