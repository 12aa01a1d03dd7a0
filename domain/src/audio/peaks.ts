import { PEAK_COUNT } from '../demos/demos.ts';

/** Returns the waveform: the highest amplitude of any channel in each of `count` equal parts, 0 to 1. The same in page and API. */
export const computePeaks = (channels: readonly Float32Array[], count = PEAK_COUNT): number[] => {
  const samples = Math.max(0, ...channels.map(({ length }) => length));
  const step = Math.max(1, Math.ceil(samples / count));
  return Array.from({ length: count }, (_, index) => {
    let peak = 0;
    const end = Math.min(samples, (index + 1) * step);
    for (const channel of channels)
      for (let position = index * step; position < end; position += 1)
        peak = Math.max(peak, Math.abs(channel[position] ?? 0));
    return Math.round(Math.min(1, peak) * 1000) / 1000;
  });
};
