import { MPEGDecoder } from 'mpg123-decoder';
import type { Block } from '@domain/audio/meters/block.ts';
import { createMp3FrameReader } from '@domain/audio/mp3-bit-rates.ts';
import { createByteReader } from '@domain/audio/pcm/byte-reader.ts';
import type { AudioStream } from './audio-stream.ts';

/** Bytes decoded together: of the smallest frames, 6 MB of samples. */
const PIECE_BYTES = 32 * 1024;

/** Opens an MP3 and decodes it as it arrives; undefined when it has no sound. */
export const openMp3 = async (chunks: AsyncIterable<Uint8Array>): Promise<AudioStream | undefined> => {
  const frames = createMp3FrameReader();
  const reader = createByteReader(chunks);
  let rate = 0;

  async function* decode(): AsyncGenerator<Block> {
    const decoder = new MPEGDecoder();
    try {
      await decoder.ready;
      for (let piece = await reader.some(PIECE_BYTES); piece; piece = await reader.some(PIECE_BYTES)) {
        frames.add(piece);
        const { channelData, samplesDecoded, sampleRate } = decoder.decode(piece);
        rate = sampleRate;
        // The decoder duplicates a mono channel.
        if (samplesDecoded > 0) yield channelData.slice(0, frames.read()?.channels);
      }
    } finally {
      decoder.free();
      await reader.close();
    }
  }

  const decoded = decode();
  const first = await decoded.next();
  if (first.done) return undefined;

  async function* yieldBlocks(firstBlock: Block): AsyncGenerator<Block> {
    yield firstBlock;
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
