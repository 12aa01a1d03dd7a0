import { describe, expect, it } from 'vitest';
import { computePeaks } from './peaks.ts';

describe('computePeaks', () => {
  it('keeps the loudest sample of each part and scales to the loudest of all', () => {
    expect(computePeaks(new Float32Array([0.1, -0.5, 0.25, 0]), 2)).toEqual([1, 0.5]);
  });

  it('draws silence as silence', () => {
    expect(computePeaks(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
  });
});
