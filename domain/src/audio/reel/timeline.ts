import { COEFFICIENTS, FRAME_MS, type Frames } from './frames.ts';
import type { Span } from './reel.ts';
import type { Run } from './speech.ts';

/** Every second frame is compared. */
const STRIDE = 2;
const EACH_MS = FRAME_MS * STRIDE;

/** The spoken parts of a recording in a row: pauses differ between takes, words don't. */
export interface Timeline {
  readonly length: number;
  /** `COEFFICIENTS` values per place, of equal weight. */
  readonly features: Float32Array;
  /** Milliseconds of each place in the recording. */
  readonly times: Float64Array;
  /** First place of each stretch of speech, and the length. */
  readonly starts: readonly number[];
}

/** Subtracts the mean and divides by the deviation, so that room and microphone don't count. */
const normalise = (features: Float32Array, length: number): void => {
  for (let order = 0; order < COEFFICIENTS; order += 1) {
    let [sum, squares] = [0, 0];
    for (let place = 0; place < length; place += 1) {
      const value = features[place * COEFFICIENTS + order] ?? 0;
      sum += value;
      squares += value * value;
    }

    const mean = sum / length;
    const deviation = Math.sqrt(Math.max(1e-9, squares / length - mean * mean));

    for (let place = 0; place < length; place += 1) {
      const index = place * COEFFICIENTS + order;
      features[index] = ((features[index] ?? 0) - mean) / deviation;
    }
  }
};

/** Joins the stretches of speech into one row of comparable places. */
export const toTimeline = ({ cepstra }: Frames, runs: readonly Run[]): Timeline => {
  const frames: number[] = [];
  const starts: number[] = [];

  for (const { from, to } of runs) {
    starts.push(frames.length);
    for (let frame = from; frame < to; frame += STRIDE) frames.push(frame);
  }

  const length = frames.length;
  const features = new Float32Array(length * COEFFICIENTS);

  frames.forEach((frame, place) => {
    features.set(cepstra.subarray(frame * COEFFICIENTS, (frame + 1) * COEFFICIENTS), place * COEFFICIENTS);
  });
  normalise(features, length);

  return {
    length,
    features,
    times: Float64Array.from(frames, (frame) => frame * FRAME_MS),
    starts: [...starts, length],
  };
};

/** Returns the span of places in the recording. */
export const toSpan = ({ times }: Timeline, from: number, to: number): Span => ({
  startMs: times[from] ?? 0,
  endMs: (times[to - 1] ?? 0) + EACH_MS,
});
