import { PEAK_COUNT } from '@domain/demos/demos.ts';

/** The loudest sample of each of `count` equal parts, 0 to 1. */
export const computePeaks = (samples: Float32Array, count = PEAK_COUNT): number[] => {
  const size = Math.max(1, Math.floor(samples.length / count));
  const peaks = Array.from({ length: count }, (_unused, part) => {
    let loudest = 0;
    const end = Math.min(samples.length, (part + 1) * size);
    for (let index = part * size; index < end; index += 1)
      loudest = Math.max(loudest, Math.abs(samples[index] ?? 0));
    return loudest;
  });
  const most = Math.max(...peaks, 0.001);
  return peaks.map((peak) => Math.round((peak / most) * 1000) / 1000);
};
