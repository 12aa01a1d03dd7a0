import { expect, it } from 'vitest';
import { slicePeaks, sliceSamples } from './spans.ts';
import { toWav } from './toWav.ts';

it('extracts a take’s part of the waveform, at least one bar', () => {
  const peaks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(slicePeaks(peaks, 10_000, { startMs: 2000, endMs: 5000 })).toEqual([3, 4, 5]);
  expect(slicePeaks(peaks, 10_000, { startMs: 9990, endMs: 10_000 })).toEqual([10]);
  expect(slicePeaks(peaks, 0, { startMs: 0, endMs: 500 })).toEqual(peaks);
  expect(slicePeaks([], 10_000, { startMs: 0, endMs: 500 })).toEqual([]);
});

it('extracts a take from each channel', () => {
  const channel = Float32Array.from({ length: 100 }, (_, index) => index);
  const [left, right] = sliceSamples([channel, channel], 100, { startMs: 200, endMs: 230 });
  expect([[...(left ?? [])], [...(right ?? [])]]).toEqual([
    [20, 21, 22],
    [20, 21, 22],
  ]);
});

it('writes samples as a valid file, clipped and interleaved', () => {
  const file = toWav([Float32Array.of(0, 2), Float32Array.of(-2, 0.5)], 44_100);
  const view = new DataView(file.buffer);
  expect(new TextDecoder('latin1').decode(file.subarray(0, 16))).toMatch(/^RIFF....WAVEfmt $/s);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([
    2, 44_100, 8,
  ]);
  const samples = [44, 46, 48, 50].map((offset) => view.getInt16(offset, true));
  expect(samples).toEqual([0, -32_767, 32_767, 16_384]);
});
