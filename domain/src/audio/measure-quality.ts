import { toDecibels } from './meters/block.ts';
import { createMeter } from './meters/meter.ts';
import type { QualityReport } from './quality.ts';

/** Decoded audio at its own sample rate; `bitRate` in kilobits per second, from its container. */
export interface DecodedAudio {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
  readonly bitRate: number;
}

/** Rounds to hundredths, so different decoders agree on one file. */
export const toHundredths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

/** Power of a silent channel: the minimum of 16 bits. */
const NOTHING = 10 ** -9.6;

const computeBalance = ([left, right]: readonly number[]): number | null => {
  if (left === undefined || right === undefined || (left <= NOTHING && right <= NOTHING)) return null;
  return 10 * Math.log10(Math.max(left, NOTHING) / Math.max(right, NOTHING));
};

/** Measures a recording's quality. Deterministic across page and API. */
export const measureQuality = ({ channels, sampleRate, bitRate }: DecodedAudio): QualityReport => {
  const meter = createMeter(channels.length, sampleRate);
  meter.add(channels);

  const { loudness, peaks, clippedSamples, clips, silence } = meter.finish();

  return {
    durationMs: Math.round((silence.frames / sampleRate) * 1000),
    sampleRate,
    channels: channels.length,
    bitRate,
    truePeak: toHundredths(toDecibels(peaks.truePeak)),
    clippedSamples,
    clips,
    loudness: toHundredths(loudness),
    noiseFloor: toHundredths(silence.noiseFloor),
    silenceStartMs: silence.startMs,
    silenceEndMs: silence.endMs,
    balance: toHundredths(computeBalance(silence.powers)),
  };
};
