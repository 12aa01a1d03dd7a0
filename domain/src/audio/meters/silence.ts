import { LOWEST_LEVEL } from '../quality.ts';
import type { Block } from './block.ts';

/** Window for measuring levels, in seconds. */
const WINDOW_SECONDS = 0.01;
/** Windows per pause: 100 ms. */
const PAUSE_WINDOWS = 10;
/** Levels below this are silence, in dB below full scale. */
const SILENT = -50;
/** Minimum share of pauses in speech, and their minimum level difference. */
const PAUSES_SHARE = 0.1;
const PAUSE_BELOW = 12;

const toDecibels = (power: number): number => Math.max(LOWEST_LEVEL, 10 * Math.log10(power));

const computeNoiseFloor = (pauses: readonly number[], loudness: number | null): number | null => {
  const quiet = pauses.toSorted((a, b) => a - b)[Math.floor(pauses.length * PAUSES_SHARE)];
  if (quiet === undefined || loudness === null) return null;
  const floor = toDecibels(quiet);
  return floor < loudness - PAUSE_BELOW ? floor : null;
};

export interface SilenceReading {
  /** Samples per channel. */
  readonly frames: number;
  /** Mean square of each channel. */
  readonly powers: readonly number[];
  /** Silence at both ends, in milliseconds; all of a recording in which nothing is audible. */
  readonly startMs: number;
  readonly endMs: number;
  /** Level in pauses; null without a pause. */
  readonly noiseFloor: number | null;
}

/** Measures power, silence at both ends and noise in pauses. Remembers one number for each 100 ms. */
export const createSilenceMeter = (channels: number, sampleRate: number) => {
  const size = Math.round(sampleRate * WINDOW_SECONDS);
  const sums = new Float64Array(channels);
  const totals = new Float64Array(channels);
  /** Mean powers of 100 ms each, from the first audible window on. */
  const pauses: number[] = [];
  let [frames, inWindow, windows] = [0, 0, 0];
  let [first, heardEnd] = [-1, 0];
  let pause = 0;

  const closeWindow = (): void => {
    const power = Math.max(...sums) / inWindow;

    sums.forEach((sum, channel) => (totals[channel] = (totals[channel] ?? 0) + sum));
    sums.fill(0);
    inWindow = 0;
    windows += 1;

    const isHeard = toDecibels(power) > SILENT;
    if (isHeard && first === -1) first = windows - 1;

    if (first === -1) return;

    if (isHeard) heardEnd = windows;
    pause += power;

    if ((windows - first) % PAUSE_WINDOWS !== 0) return;

    pauses.push(pause / PAUSE_WINDOWS);
    pause = 0;
  };

  return {
    add: (block: Block): void => {
      const length = block[0]?.length ?? 0;
      for (let from = 0; from < length;) {
        const to = Math.min(length, from + size - inWindow);
        block.forEach((samples, channel) => {
          let sum = 0;
          for (let index = from; index < to; index += 1) sum += (samples[index] ?? 0) ** 2;
          sums[channel] = (sums[channel] ?? 0) + sum;
        });
        inWindow += to - from;
        from = to;
        if (inWindow === size) closeWindow();
      }

      frames += length;
    },
    finish: (loudness: number | null): SilenceReading => {
      if (inWindow > 0) closeWindow();

      const toMs = (samples: number): number => Math.round((samples / sampleRate) * 1000);
      const powers = Array.from(totals, (total) => total / Math.max(1, frames));
      const whole = toMs(frames);
      if (first === -1) return { frames, powers, startMs: whole, endMs: whole, noiseFloor: null };

      return {
        frames,
        powers,
        startMs: toMs(first * size),
        endMs: Math.max(0, whole - toMs(heardEnd * size)),
        noiseFloor: computeNoiseFloor(
          pauses.slice(0, Math.floor((heardEnd - first) / PAUSE_WINDOWS)),
          loudness,
        ),
      };
    },
  };
};
