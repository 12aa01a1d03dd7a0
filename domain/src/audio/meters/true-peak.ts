import { NO_SAMPLES, type Block } from './block.ts';

/** Oversampling factor, and neighbours on each side for interpolation. */
const TIMES = 4;
const REACH = 12;

/** Interpolation weights for each position between samples: a windowed sinc. */
const PHASES: readonly Float64Array[] = Array.from({ length: TIMES - 1 }, (_, index) => {
  const shift = (index + 1) / TIMES;
  const weights = Float64Array.from({ length: REACH * 2 }, (_unused, tap) => {
    const x = tap - (REACH - 1) - shift;
    const window = Math.cos((Math.PI * x) / (2 * REACH)) ** 2;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
});

/** Maximum ratio of an interpolated peak to its loudest neighbour. */
const MOST = Math.max(...PHASES.map((weights) => weights.reduce((sum, weight) => sum + Math.abs(weight), 0)));

/** Samples checked together before interpolating. */
const BLOCK = 64;

/** Samples between two scans. */
const SPAN = 4096;

const findLoudest = (samples: Float32Array, from: number, to: number): number => {
  let loudest = 0;
  for (let index = from; index < to; index += 1) {
    const level = Math.abs(samples[index] ?? 0);
    if (level > loudest) loudest = level;
  }
  return loudest;
};

const interpolateAt = (samples: Float32Array, index: number): number => {
  let peak = 0;
  for (const weights of PHASES) {
    let sum = 0;
    for (let tap = 0; tap < weights.length; tap += 1)
      sum += (weights[tap] ?? 0) * (samples[index + tap - (REACH - 1)] ?? 0);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
};

export interface PeakReading {
  /** Amplitude between the samples; 1 is full scale. */
  readonly truePeak: number;
  /** Sample at which the true peak is. */
  readonly at: number;
  /** Amplitude of the loudest sample. */
  readonly samplePeak: number;
}

/** Measures one channel. Skips stretches that can't exceed the current peak, which is fifty times faster on speech. */
const createChannelMeter = () => {
  const window = new Float32Array(SPAN + 2 * REACH);
  // Silence before the beginning.
  let filled = REACH;
  let start = -REACH;
  let [truePeak, peakAt, samplePeak] = [0, 0, 0];

  const note = (level: number, index: number): void => {
    if (level > truePeak) [truePeak, peakAt] = [level, start + index];
  };

  const scan = (): void => {
    const end = filled - REACH;
    for (let from = REACH; from < end; from += BLOCK) {
      const to = Math.min(from + BLOCK, end);
      samplePeak = Math.max(samplePeak, findLoudest(window, from, to));
      if (findLoudest(window, from - REACH, to + REACH) * MOST <= truePeak) continue;
      for (let index = from; index < to; index += 1)
        note(Math.max(Math.abs(window[index] ?? 0), interpolateAt(window, index)), index);
    }

    window.copyWithin(0, end - REACH, filled);
    start += end - REACH;
    filled = 2 * REACH;
  };

  const add = (samples: Float32Array): void => {
    for (let from = 0; from < samples.length;) {
      const to = Math.min(samples.length, from + window.length - filled);
      window.set(samples.subarray(from, to), filled);
      filled += to - from;
      from = to;
      if (filled === window.length) scan();
    }
  };

  return {
    add,
    finish: (): PeakReading => {
      add(new Float32Array(REACH));
      if (filled > 2 * REACH) scan();
      return { truePeak, at: peakAt, samplePeak };
    },
  };
};

/** Measures the true peak of all channels, four times oversampled per BS.1770-4. */
export const createPeakMeter = (channels: number) => {
  const meters = Array.from({ length: channels }, createChannelMeter);

  return {
    add: (block: Block): void => meters.forEach((meter, channel) => meter.add(block[channel] ?? NO_SAMPLES)),
    finish: (): PeakReading => {
      const readings = meters.map((meter) => meter.finish());
      const none: PeakReading = { truePeak: 0, at: 0, samplePeak: 0 };
      const highest = readings.reduce((a, b) => (b.truePeak > a.truePeak ? b : a), none);
      return { ...highest, samplePeak: Math.max(0, ...readings.map(({ samplePeak }) => samplePeak)) };
    },
  };
};
