import type { Span } from '@domain/audio/reel/reel.ts';

/** Returns the part of a recording's waveform within a span. */
export const slicePeaks = (
  peaks: readonly number[],
  durationMs: number,
  { startMs, endMs }: Span,
): readonly number[] => {
  if (durationMs <= 0) return peaks;
  const toPosition = (ms: number): number => (ms / durationMs) * peaks.length;
  const from = Math.min(Math.floor(toPosition(startMs)), Math.max(0, peaks.length - 1));
  return peaks.slice(from, Math.max(from + 1, Math.ceil(toPosition(endMs))));
};

/** Returns each channel's samples within a span. */
export const sliceSamples = (
  channels: readonly Float32Array[],
  sampleRate: number,
  { startMs, endMs }: Span,
): readonly Float32Array[] => {
  const toSample = (ms: number): number => Math.round((ms / 1000) * sampleRate);
  return channels.map((samples) => samples.slice(toSample(startMs), toSample(endMs)));
};
