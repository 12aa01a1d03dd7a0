import { NO_SAMPLES, type Block } from './block.ts';

/** A second-order direct-form filter, normalised to a0 = 1. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** Returns the head shelf of BS.1770-4 at any sample rate, from the analogue filter behind the standard's 48 kHz form. */
const makeShelf = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const vh = 10 ** (3.999843853973347 / 20);
  const vb = vh ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(vh + (vb * k) / q + k * k) / a0, (2 * (k * k - vh)) / a0, (vh - (vb * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
};

/** Returns the high-pass of BS.1770-4 at any sample rate. */
const makeHighPass = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
};

/** Blocks of 400 ms start every 100 ms. */
const STEP_SECONDS = 0.1;
const STEPS_A_BLOCK = 4;
/** Absolute gate; the relative gate is 10 LU below the mean of the rest. */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Weights by the number of channels: surround counts more, and the low-frequency channel not at all. */
const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  5: [1, 1, 1, 1.41, 1.41],
  6: [1, 1, 1, 0, 1.41, 1.41],
};

/** Returns what K-weights the samples of one channel and sums their squares. */
const createFilter = (sampleRate: number) => {
  const shelf = makeShelf(sampleRate);
  const pass = makeHighPass(sampleRate);
  const state = new Float64Array(4);

  return (samples: Float32Array, from: number, to: number): number => {
    let [s1 = 0, s2 = 0, p1 = 0, p2 = 0] = state;
    const [b0, b1, b2] = shelf.b;
    const [a1, a2] = shelf.a;
    const [c0, c1, c2] = pass.b;
    const [d1, d2] = pass.a;
    let sum = 0;

    for (let index = from; index < to; index += 1) {
      const x = samples[index] ?? 0;
      // Transposed form: two states per filter, and the least rounding.
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      const z = c0 * y + p1;
      p1 = c1 * y - d1 * z + p2;
      p2 = c2 * y - d2 * z;
      sum += z * z;
    }

    state.set([s1, s2, p1, p2]);

    return sum;
  };
};

const computeLoudness = (power: number): number => -0.691 + 10 * Math.log10(power);
/** Returns the loudness of the blocks that pass both gates; `steps` are powers of 100 ms. */
const gate = (steps: readonly number[]): number | null => {
  /** Mean power of the blocks above a loudness. No list of blocks: a recording of days has millions. */
  const findMean = (threshold: number): number | null => {
    let [heard, sum] = [0, 0];
    for (let first = 0; first + STEPS_A_BLOCK <= steps.length; first += 1) {
      let power = 0;
      for (let step = first; step < first + STEPS_A_BLOCK; step += 1)
        power += (steps[step] ?? 0) / STEPS_A_BLOCK;
      if (computeLoudness(power) <= threshold) continue;
      heard += 1;
      sum += power;
    }

    return heard === 0 ? null : sum / heard;
  };

  const heard = findMean(ABSOLUTE_GATE);
  if (heard === null) return null;

  const counted = findMean(computeLoudness(heard) + RELATIVE_GATE);

  return counted === null ? null : computeLoudness(counted);
};

/**
 * Measures integrated loudness in LUFS by ITU-R BS.1770-4 (K-weighting, 400 ms blocks with 75% overlap, gates at
 * −70 LUFS and −10 LU). Null for silence, or less than 400 ms. Remembers one number for each 100 ms.
 */
export const createLoudnessMeter = (channels: number, sampleRate: number) => {
  const step = Math.round(sampleRate * STEP_SECONDS);
  const filters = Array.from({ length: channels }, () => createFilter(sampleRate));
  const weights = WEIGHTS[channels];
  const steps: number[] = [];
  let [summed, sum] = [0, 0];

  return {
    add: (block: Block): void => {
      const length = block[0]?.length ?? 0;
      for (let from = 0; from < length;) {
        const to = Math.min(length, from + step - summed);
        filters.forEach((filter, channel) => {
          sum += filter(block[channel] ?? NO_SAMPLES, from, to) * (weights?.[channel] ?? 1);
        });
        summed += to - from;
        from = to;
        if (summed < step) continue;
        steps.push(sum / step);
        [summed, sum] = [0, 0];
      }
    },
    finish: (): number | null => gate(steps),
  };
};
