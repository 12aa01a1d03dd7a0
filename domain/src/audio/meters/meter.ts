import type { Clip } from '../quality.ts';
import type { Block } from './block.ts';
import { createClippingMeter } from './clipping.ts';
import { createLoudnessMeter } from './loudness.ts';
import { createSilenceMeter, type SilenceReading } from './silence.ts';
import { createPeakMeter, type PeakReading } from './true-peak.ts';

export interface Reading {
  /** LUFS; null for silence. */
  readonly loudness: number | null;
  readonly peaks: PeakReading;
  readonly clippedSamples: number;
  readonly clips: readonly Clip[];
  readonly silence: SilenceReading;
}

/** Measures a recording block by block: memory grows by 16 bytes for each 100 ms, which is 2 MB for three hours. */
export const createMeter = (channels: number, sampleRate: number) => {
  const loudness = createLoudnessMeter(channels, sampleRate);
  const peaks = createPeakMeter(channels);
  const clipping = createClippingMeter(sampleRate);
  const silence = createSilenceMeter(channels, sampleRate);

  return {
    add: (block: Block): void => [loudness, peaks, clipping, silence].forEach((meter) => meter.add(block)),
    finish: (): Reading => {
      const { samples: clippedSamples, clips } = clipping.finish();
      const lufs = loudness.finish();
      return {
        loudness: lufs,
        peaks: peaks.finish(),
        clippedSamples,
        clips,
        silence: silence.finish(lufs),
      };
    },
  };
};
