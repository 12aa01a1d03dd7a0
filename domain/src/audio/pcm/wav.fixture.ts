import type { Block } from '../meters/block.ts';
import { createWavEncoder, makeWavHeader, type WavFormat } from './write-wav.ts';

/** A whole WAV. */
export const makeWavFile = (
  channels: Block,
  { sampleRate = 48_000, bits = 24 }: Partial<Omit<WavFormat, 'channels'>> = {},
): Uint8Array<ArrayBuffer> => {
  const format = { sampleRate, bits, channels: channels.length };
  const header = makeWavHeader(format, channels[0]?.length ?? 0);
  const samples = createWavEncoder(format, false)(channels);
  const file = new Uint8Array(header.length + samples.length);
  file.set(header);
  file.set(samples, header.length);
  return file;
};

/** Bytes that arrive in chunks of a size. */
export async function* splitIntoChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size);
}
