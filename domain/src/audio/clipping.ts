import { CLIPS_MAX, type Clip } from './quality.ts';

/** A sample at or above this is full scale, allowing for decoder rounding. */
const FULL_SCALE = 0.999;
/** Music touches full scale briefly; this many samples in a stretch are clipping. */
const SAMPLES_MIN = 3;
/** Maximum gap within a stretch, in seconds. */
const APART_SECONDS = 0.5;

interface Stretch {
  readonly from: number;
  to: number;
  samples: number;
}

/** Returns the samples at full scale in any channel, and where. */
export const measureClipping = (
  channels: readonly Float32Array[],
  sampleRate: number,
): { readonly samples: number; readonly clips: readonly Clip[] } => {
  const stretches: Stretch[] = [];
  const apart = sampleRate * APART_SECONDS;
  const length = channels[0]?.length ?? 0;
  for (let at = 0; at < length; at += 1) {
    let high = 0;
    for (const samples of channels) if (Math.abs(samples[at] ?? 0) >= FULL_SCALE) high += 1;
    if (high === 0) continue;
    const last = stretches.at(-1);
    if (last && at - last.to < apart) {
      last.to = at;
      last.samples += high;
    } else stretches.push({ from: at, to: at, samples: high });
  }
  const cut = stretches.filter(({ samples }) => samples >= SAMPLES_MIN);
  return {
    samples: cut.reduce((sum, { samples }) => sum + samples, 0),
    clips: cut
      .slice(0, CLIPS_MAX)
      .map(({ from, samples }) => ({ atMs: Math.round((from / sampleRate) * 1000), samples })),
  };
};
