import type { Block } from '../meters/block.ts';

/** Zero crossings on each side of the filter, and the share of the band that it keeps. */
const REACH = 64;
const KEPT = 0.95;
/** Shape of the Kaiser window: ripple and aliases stay below −100 dB. */
const BETA = 10;

/** Modified Bessel function of order zero. */
const bessel = (x: number): number => {
  let [sum, term] = [1, 1];
  for (let order = 1; term > sum * 1e-12; order += 1) {
    term *= (x / (2 * order)) ** 2;
    sum += term;
  }
  return sum;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Weights of a windowed sinc around a place between two samples, `shift` from 0 to 1 after the first. */
const makeWeights = (shift: number, half: number, cutoff: number): Float64Array => {
  const weights = Float64Array.from({ length: 2 * half }, (_, tap) => {
    const x = tap - (half - 1) - shift;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * cutoff * x) / (Math.PI * cutoff * x);
    const place = Math.min(1, Math.abs(x) / half);
    return sinc * (bessel(BETA * Math.sqrt(1 - place * place)) / bessel(BETA));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** Samples per channel after resampling. */
export const getResampledLength = (frames: number, from: number, to: number): number =>
  Math.round((frames * to) / from);

/** Converts a recording from one sample rate to another, block by block: polyphase, with a windowed sinc. */
export const createResampler = (channels: number, from: number, to: number) => {
  const shared = gcd(from, to);
  const [up, down] = [to / shared, from / shared];
  const cutoff = Math.min(1, to / from) * KEPT;
  const half = Math.ceil(REACH / Math.min(1, to / from));
  const phases = new Map<number, Float64Array>();

  const getPhase = (phase: number): Float64Array => {
    const weights = phases.get(phase) ?? makeWeights(phase / up, half, cutoff);
    phases.set(phase, weights);
    return weights;
  };

  /** Samples from `start` on; silence before the beginning. */
  let window: Block = Array.from({ length: channels }, () => new Float32Array(half));
  let start = -half;
  let [received, made] = [0, 0];

  /** Returns the samples up to an output position whose neighbours have arrived. */
  const convert = (end: number): Block => {
    const out = window.map(() => new Float32Array(Math.max(0, end - made)));
    for (let position = made; position < end; position += 1) {
      const first = Math.floor((position * down) / up) - (half - 1) - start;
      const weights = getPhase((position * down) % up);
      window.forEach((samples, channel) => {
        let sum = 0;
        for (let tap = 0; tap < weights.length; tap += 1)
          sum += (weights[tap] ?? 0) * (samples[first + tap] ?? 0);
        const output = out[channel];
        if (output) output[position - made] = sum;
      });
    }

    made = Math.max(made, end);

    return out;
  };

  const append = (block: Block): void => {
    const used = Math.max(0, Math.floor((made * down) / up) - half - start);
    window = window.map((samples, channel) => {
      const next = block[channel] ?? new Float32Array();
      const joined = new Float32Array(samples.length - used + next.length);
      joined.set(samples.subarray(used));
      joined.set(next, samples.length - used);
      return joined;
    });
    start += used;
  };

  return {
    add: (block: Block): Block => {
      append(block);
      received += block[0]?.length ?? 0;
      return convert(Math.floor(((received - half) * up) / down));
    },
    /** Returns the rest, up to the length of the whole. */
    finish: (): Block => {
      append(Array.from({ length: channels }, () => new Float32Array(2 * half)));
      return convert(getResampledLength(received, from, to));
    },
  };
};
