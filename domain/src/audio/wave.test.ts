import { describe, expect, it } from 'vitest';
import { createWaveMeter, decodeWave, encodeWave, WAVE_POINTS } from './wave.ts';

describe('a stored waveform', () => {
  it('keeps each amplitude within a step of its scale', () => {
    const peaks = Array.from({ length: 101 }, (_, index) => index / 100);
    const read = decodeWave(encodeWave(peaks));
    expect(read).toHaveLength(101);
    expect(peaks.filter((peak, index) => Math.abs(peak - (read[index] ?? 9)) > 0.017)).toEqual([]);
    expect([read[0], read[100]]).toEqual([0, 1]);
  });

  it('has the loud part at its place in a recording of any length', () => {
    for (const length of [100, 5000, 1_234_567]) {
      const samples = new Float32Array(length);
      samples.fill(0.9, Math.floor(length * 0.5), Math.floor(length * 0.75));
      const meter = createWaveMeter();
      for (let offset = 0; offset < length; offset += 997)
        meter.add([samples.subarray(offset, offset + 997)]);
      const wave = decodeWave(meter.finish());
      expect(wave.length).toBe(Math.min(WAVE_POINTS, length));
      const loud = wave.flatMap((peak, index) => (peak > 0.5 ? [index / wave.length] : []));
      expect(Math.abs((loud[0] ?? 0) - 0.5)).toBeLessThan(0.003);
      expect(Math.abs((loud.at(-1) ?? 0) - 0.75)).toBeLessThan(0.011);
    }
  });
});
