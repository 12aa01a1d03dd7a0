import FFT from 'fft.js';
import { ANALYSIS_RATE } from './resample.ts';

/** Frames start every 10 ms and last 25 ms. */
export const FRAME_MS = 10;
const STEP = (ANALYSIS_RATE * FRAME_MS) / 1000;
const WINDOW = ANALYSIS_RATE * 0.025;
const SIZE = 1024;
const BANDS = 24;
const LOWEST_HZ = 120;
const HIGHEST_HZ = 7000;
/** Cepstral coefficients kept; the first, which is loudness, is left out. */
export const COEFFICIENTS = 12;
/** Harmonics of voices lie below this; hiss doesn't count. */
const PITCH_HIGHEST_HZ = 1500;
const LOWEST_POWER = 1e-10;
/** Pitches of voices, in samples between two periods. */
const SHORTEST_PERIOD = Math.floor(ANALYSIS_RATE / 400);
const LONGEST_PERIOD = Math.ceil(ANALYSIS_RATE / 70);

export interface Frames {
  readonly count: number;
  /** Decibels of each frame between the lowest and the highest band. */
  readonly levels: Float32Array;
  /** How periodic each frame is, 0 to 1: voiced speech is, breath and noise aren't. */
  readonly voicing: Float32Array;
  /** Mel cepstrum: `COEFFICIENTS` values per frame. */
  readonly cepstra: Float32Array;
}

const toMel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const toHertz = (mel: number): number => 700 * (10 ** (mel / 2595) - 1);
const toBin = (hertz: number): number => (hertz * SIZE) / ANALYSIS_RATE;

/** Edges of the triangular bands, in bins. */
const EDGES = Array.from({ length: BANDS + 2 }, (_, index) => {
  const [low, high] = [toMel(LOWEST_HZ), toMel(HIGHEST_HZ)];
  return toBin(toHertz(low + ((high - low) * index) / (BANDS + 1)));
});

const COSINES = Array.from({ length: COEFFICIENTS }, (_, order) =>
  Float32Array.from({ length: BANDS }, (__, band) =>
    Math.cos((Math.PI * (order + 1) * (band + 0.5)) / BANDS),
  ),
);

const HANN = Float32Array.from(
  { length: WINDOW },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (WINDOW - 1)),
);

/** Triangular bands: the first bin of each, and the weights from there. */
const BAND_WEIGHTS = Array.from({ length: BANDS }, (_, band) => {
  const [left = 0, middle = 0, right = 0] = EDGES.slice(band, band + 3);
  const first = Math.ceil(left);
  const weights = Float32Array.from({ length: Math.floor(right) - first + 1 }, (__, index) => {
    const bin = first + index;
    return bin <= middle ? (bin - left) / (middle - left) : (right - bin) / (right - middle);
  });
  return { first, weights };
});

const computeBandPower = (power: Float32Array, { first, weights }: (typeof BAND_WEIGHTS)[number]): number => {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1)
    sum += (power[first + index] ?? 0) * (weights[index] ?? 0);
  return sum;
};

/** Returns what transforms frames, with its own buffers. */
const makeTransform = () => {
  const transform = new FFT(SIZE);
  const spectrum = transform.createComplexArray() as number[];
  const back = transform.createComplexArray() as number[];
  const input = new Array<number>(SIZE).fill(0);
  const power = new Float32Array(SIZE / 2 + 1);

  const read = (samples: Float32Array, from: number): Float32Array => {
    for (let index = 0; index < WINDOW; index += 1)
      input[index] = (samples[from + index] ?? 0) * (HANN[index] ?? 0);
    transform.realTransform(spectrum, input);
    for (let bin = 0; bin < power.length; bin += 1)
      power[bin] = (spectrum[2 * bin] ?? 0) ** 2 + (spectrum[2 * bin + 1] ?? 0) ** 2;
    return power;
  };

  /** Autocorrelation of the last frame read, without hum and hiss. */
  const correlate = (): readonly number[] => {
    const [low, high] = [toBin(LOWEST_HZ), toBin(PITCH_HIGHEST_HZ)];
    for (let bin = 0; bin < SIZE; bin += 1) {
      const frequency = Math.min(bin, SIZE - bin);
      spectrum[2 * bin] = frequency < low || frequency > high ? 0 : (power[frequency] ?? 0);
      spectrum[2 * bin + 1] = 0;
    }
    transform.transform(back, spectrum);
    return back;
  };

  return { read, correlate };
};

const computePeriodicity = (correlation: readonly number[], window: readonly number[]): number => {
  const whole = correlation[0] ?? 0;
  if (whole <= 0) return 0;
  let highest = 0;
  for (let lag = SHORTEST_PERIOD; lag <= LONGEST_PERIOD; lag += 1)
    highest = Math.max(highest, (correlation[2 * lag] ?? 0) / (window[lag] ?? 1));
  return Math.min(1, highest / whole);
};

/** How a windowed tone's autocorrelation falls with the lag. */
const WINDOW_FALL: readonly number[] = (() => {
  const getCorrelation = (lag: number): number => {
    let sum = 0;
    for (let index = 0; index + lag < WINDOW; index += 1)
      sum += (HANN[index] ?? 0) * (HANN[index + lag] ?? 0);
    return sum;
  };
  const whole = getCorrelation(0);
  return Array.from({ length: LONGEST_PERIOD + 1 }, (_, lag) => Math.max(0.1, getCorrelation(lag) / whole));
})();

/** Measures level, voicing and timbre of a recording at the rate of the analysis. */
export const measureFrames = (samples: Float32Array): Frames => {
  const count = Math.max(0, Math.floor((samples.length - WINDOW) / STEP) + 1);
  const levels = new Float32Array(count);
  const voicing = new Float32Array(count);
  const cepstra = new Float32Array(count * COEFFICIENTS);
  const { read, correlate } = makeTransform();
  const logs = new Float32Array(BANDS);

  for (let frame = 0; frame < count; frame += 1) {
    const power = read(samples, frame * STEP);
    let sum = 0;

    BAND_WEIGHTS.forEach((weights, band) => {
      const energy = computeBandPower(power, weights);
      sum += energy;
      logs[band] = Math.log(energy + LOWEST_POWER);
    });

    levels[frame] = 10 * Math.log10(sum / SIZE + LOWEST_POWER);

    COSINES.forEach((cosine, order) => {
      let value = 0;
      for (let band = 0; band < BANDS; band += 1) value += (cosine[band] ?? 0) * (logs[band] ?? 0);
      cepstra[frame * COEFFICIENTS + order] = value;
    });

    voicing[frame] = computePeriodicity(correlate(), WINDOW_FALL);
  }

  return { count, levels, voicing, cepstra };
};
