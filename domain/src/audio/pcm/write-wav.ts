import type { Block } from '../meters/block.ts';

export type WavBits = 16 | 24;

export interface WavFormat {
  readonly sampleRate: number;
  readonly channels: number;
  readonly bits: WavBits;
}

const FORMAT_BYTES = 36;
const DATA_BYTES = 8;
const NO_INFO = new Uint8Array();

/** Bytes of a WAV with so many samples per channel. `info`: its metadata, a chunk. */
export const getWavSize = (
  { channels, bits }: WavFormat,
  frames: number,
  info: Uint8Array = NO_INFO,
): number => FORMAT_BYTES + info.length + DATA_BYTES + frames * channels * (bits / 8);

/** Returns the header of a WAV with so many samples per channel, with its metadata. */
export const makeWavHeader = (
  format: WavFormat,
  frames: number,
  info: Uint8Array = NO_INFO,
): Uint8Array<ArrayBuffer> => {
  const { sampleRate, channels, bits } = format;
  const frameBytes = channels * (bits / 8);
  const header = new Uint8Array(FORMAT_BYTES + info.length + DATA_BYTES);
  const view = new DataView(header.buffer);
  const write = (position: number, code: string): void =>
    [...code].forEach((letter, offset) => view.setUint8(position + offset, letter.charCodeAt(0)));

  write(0, 'RIFF');
  view.setUint32(4, getWavSize(format, frames, info) - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, bits, true);
  header.set(info, FORMAT_BYTES);
  write(FORMAT_BYTES + info.length, 'data');
  view.setUint32(FORMAT_BYTES + info.length + 4, frames * frameBytes, true);

  return header;
};

/** Returns random numbers from 0 to 1, the same each time: a repeated conversion gives the same file. */
const createRandom = (): (() => number) => {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
};

/** Encodes blocks as the samples of a WAV; `isDithered`: with triangular noise of two steps, for fewer bits than before. */
export const createWavEncoder = ({ bits }: WavFormat, isDithered: boolean) => {
  const bytes = bits / 8;
  const full = 2 ** (bits - 1);
  const random = createRandom();

  return (block: Block): Uint8Array<ArrayBuffer> => {
    const frames = block[0]?.length ?? 0;
    const out = new Uint8Array(frames * block.length * bytes);
    let offset = 0;

    for (let frame = 0; frame < frames; frame += 1)
      for (const samples of block) {
        const noise = isDithered ? random() - random() : 0;
        const value = Math.round((samples[frame] ?? 0) * full + noise);
        const stored = Math.max(-full, Math.min(full - 1, value));
        for (let byte = 0; byte < bytes; byte += 1, offset += 1) out[offset] = stored >> (8 * byte);
      }

    return out;
  };
};
