import { NO_SAMPLES, type Block } from './meters/block.ts';

/** Amplitudes of a stored waveform. */
export const WAVE_POINTS = 600;

/** One letter per amplitude: 64 steps of its square root, because quiet passages are drawn taller than they measure. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const STEPS = LETTERS.length - 1;

/** Returns a waveform as a text of one letter per amplitude. */
export const encodeWave = (peaks: readonly number[]): string =>
  peaks.map((peak) => LETTERS[Math.round(Math.sqrt(Math.min(1, peak)) * STEPS)]).join('');

/** Returns the amplitudes of a stored waveform, 0 to 1. */
export const decodeWave = (text: string): readonly number[] =>
  Array.from(text, (letter) => (Math.max(0, LETTERS.indexOf(letter)) / STEPS) ** 2);

const halve = (peaks: readonly number[]): number[] =>
  Array.from({ length: Math.ceil(peaks.length / 2) }, (_, index) =>
    Math.max(peaks[2 * index] ?? 0, peaks[2 * index + 1] ?? 0),
  );

/** Draws the waveform of a recording of unknown length: when there are too many parts, each pair becomes one. */
export const createWaveMeter = () => {
  let peaks: number[] = [];
  let [size, inPart, peak] = [1, 0, 0];

  const close = (): void => {
    peaks.push(peak);
    [peak, inPart] = [0, 0];
    if (peaks.length < 2 * WAVE_POINTS) return;
    peaks = halve(peaks);
    size *= 2;
  };

  return {
    add: (block: Block): void => {
      const length = (block[0] ?? NO_SAMPLES).length;
      for (let from = 0; from < length;) {
        const to = Math.min(length, from + size - inPart);
        for (const samples of block)
          for (let index = from; index < to; index += 1) peak = Math.max(peak, Math.abs(samples[index] ?? 0));
        inPart += to - from;
        from = to;
        if (inPart === size) close();
      }
    },
    finish: (): string => {
      if (inPart > 0) close();
      const points = Math.min(WAVE_POINTS, peaks.length);
      const toIndex = (point: number): number => Math.floor((point * peaks.length) / points);
      return encodeWave(
        Array.from({ length: points }, (_, point) =>
          Math.max(...peaks.slice(toIndex(point), toIndex(point + 1))),
        ),
      );
    },
  };
};
