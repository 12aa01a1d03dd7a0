import { measureClipping } from './clipping.ts';
import { computeIntegratedLoudness } from './loudness.ts';
import type { QualityReport } from './quality.ts';
import { findSilences } from './silence.ts';
import { measureTruePeak } from './true-peak.ts';

/** Decoded audio at its own sample rate; `bitRate` in kilobits per second, from its container. */
export interface DecodedAudio {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
  readonly bitRate: number;
}

/** Rounds to hundredths, so different decoders agree on one file. */
const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;
const decibels = (level: number): number | null => (level > 0 ? 20 * Math.log10(level) : null);

const computePower = (samples: Float32Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum / Math.max(1, samples.length);
};

/** Power of a silent channel: the minimum of 16 bits. */
const NOTHING = 10 ** -9.6;

const computeBalance = ([left, right]: readonly Float32Array[]): number | null => {
  if (!left || !right) return null;
  const [one, other] = [computePower(left), computePower(right)];
  if (one <= NOTHING && other <= NOTHING) return null;
  return 10 * Math.log10(Math.max(one, NOTHING) / Math.max(other, NOTHING));
};

/** Measures a recording's quality. Deterministic across page and API. */
export const measureQuality = ({ channels, sampleRate, bitRate }: DecodedAudio): QualityReport => {
  const loudness = computeIntegratedLoudness(channels, sampleRate);
  const clipping = measureClipping(channels, sampleRate);
  const silences = findSilences(channels, sampleRate, loudness);
  return {
    durationMs: Math.round(((channels[0]?.length ?? 0) / sampleRate) * 1000),
    sampleRate,
    channels: channels.length,
    bitRate,
    truePeak: rounded(decibels(Math.max(0, ...channels.map(measureTruePeak)))),
    clippedSamples: clipping.samples,
    clips: clipping.clips,
    loudness: rounded(loudness),
    noiseFloor: rounded(silences.noiseFloor),
    silenceStartMs: silences.startMs,
    silenceEndMs: silences.endMs,
    balance: rounded(computeBalance(channels)),
  };
};
