import { FLACDecoder } from '@wasm-audio-decoders/flac';
import type { Block } from '@domain/audio/meters/block.ts';
import { createByteReader, type ByteReader } from '@domain/audio/pcm/byte-reader.ts';
import { isPlausibleRate } from '@domain/audio/pcm/pcm-format.ts';
import type { AudioStream } from './audio-stream.ts';

/** `fLaC`, a block's header and `STREAMINFO`, which comes first. */
const HEADER_BYTES = 42;

/** Bytes decoded together: a frame of a dozen bytes can hold two megabytes of silence. */
const PIECE_BYTES = 512;

/** Decodes as far as the file is undamaged. */
async function* decode(header: Uint8Array, reader: ByteReader): AsyncGenerator<Block> {
  const decoder = new FLACDecoder();
  try {
    await decoder.ready;
    for (let chunk: Uint8Array | undefined = header; chunk; chunk = await reader.some(PIECE_BYTES)) {
      const { errors, samplesDecoded, channelData } = await decoder.decode(chunk);
      if (errors.length > 0) return;
      if (samplesDecoded > 0) yield channelData;
    }
    const last = await decoder.flush();
    if (last.errors.length === 0 && last.samplesDecoded > 0) yield last.channelData;
  } finally {
    decoder.free();
    await reader.close();
  }
}

/** Opens a FLAC and decodes it as it arrives; undefined when its header is damaged. */
export const openFlac = async (chunks: AsyncIterable<Uint8Array>): Promise<AudioStream | undefined> => {
  const reader = createByteReader(chunks);
  const view = await reader.take(HEADER_BYTES);
  const isWhole = view.byteLength === HEADER_BYTES && (view.getUint8(4) & 0x7f) === 0;
  const sampleRate = isWhole ? view.getUint32(18) >>> 12 : 0;
  if (!isPlausibleRate(sampleRate)) {
    await reader.close();
    return undefined;
  }

  const frames = (view.getUint8(21) & 0xf) * 2 ** 32 + view.getUint32(22);

  return {
    sampleRate,
    channels: ((view.getUint8(20) >> 1) & 7) + 1,
    bits: ((view.getUint16(20) >> 4) & 0x1f) + 1,
    frames: frames === 0 ? null : frames,
    blocks: decode(new Uint8Array(view.buffer), reader),
    getBitRate: () => null,
  };
};
