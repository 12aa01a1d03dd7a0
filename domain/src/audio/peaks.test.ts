import { expect, it } from 'vitest';
import { computePeaks } from './peaks.ts';

it('takes the highest amplitude of any channel in each part, unscaled', () => {
  const left = new Float32Array([0.1, -0.5, 0.25, 0]);
  const right = new Float32Array([0, 0.2, -0.75, 2]);
  expect(computePeaks([left], 2)).toEqual([0.5, 0.25]);
  expect(computePeaks([left, right], 2)).toEqual([0.5, 1]);
  expect(computePeaks([new Float32Array(8)], 4)).toEqual([0, 0, 0, 0]);
  expect(computePeaks([], 2)).toEqual([0, 0]);
});
