import type { ReadSample } from './sample-readers.ts';

/** How uncompressed samples are stored, interleaved. */
export interface PcmFormat {
  readonly sampleRate: number;
  readonly channels: number;
  /** Valid bits of a sample. */
  readonly bits: number;
  /** Bytes of a sample. */
  readonly bytes: number;
  readonly read: ReadSample;
}

/** Rates and channels beyond these are damaged headers. */
const SAMPLE_RATES = { min: 4000, max: 768_000 };
const CHANNELS_MAX = 64;

const isPlausibleRate = (sampleRate: number): boolean =>
  sampleRate >= SAMPLE_RATES.min && sampleRate <= SAMPLE_RATES.max;

/** Returns the format, or undefined unless its numbers can be true. */
export const toPlausible = (format: PcmFormat): PcmFormat | undefined => {
  const { sampleRate, channels, bits } = format;
  const isTrue = isPlausibleRate(sampleRate) && channels >= 1 && bits >= 1;
  return isTrue && channels <= CHANNELS_MAX ? format : undefined;
};

/** Returns samples from interleaved bytes, one array per channel. */
export const readFrames = (
  { channels, bytes, read }: PcmFormat,
  view: DataView,
  start: number,
  frames: number,
): readonly Float32Array<ArrayBuffer>[] =>
  Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(frames);
    let offset = start + channel * bytes;
    for (let frame = 0; frame < frames; frame += 1, offset += channels * bytes)
      samples[frame] = read(view, offset);
    return samples;
  });
