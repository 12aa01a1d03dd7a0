import { describe, expect, it } from 'vitest';
import { makeTone } from '../tones.fixture.ts';
import { createMeter, type Reading } from './meter.ts';

const RATE = 44_100;
/** Speech-like: silence at both ends, a pause, a clipped stretch, and more in one channel than in the other. */
const left = makeTone(
  [
    [0.7, null],
    [2, -12],
    [0.6, -66],
    [2, -9],
    [0.33, null],
  ],
  RATE,
  440,
);
left.fill(1, 2 * RATE, 2 * RATE + 9);
const right = left.map((sample) => sample / 3);

const measureInBlocks = (size: number): Reading => {
  const meter = createMeter(2, RATE);
  for (let index = 0; index < left.length; index += size)
    meter.add([left.subarray(index, index + size), right.subarray(index, index + size)]);
  return meter.finish();
};

describe('the meter', () => {
  const whole = measureInBlocks(left.length);

  it('measures the same for any division into blocks', () => {
    const { silence, loudness, ...rest } = whole;
    for (const size of [1, 441, 4096, 65_537]) {
      const read = measureInBlocks(size);
      expect(read).toMatchObject(rest);
      expect(read.loudness).toBeCloseTo(loudness ?? 0, 6);
      expect(read.silence).toMatchObject({ ...silence, powers: silence.powers.map(() => expect.anything()) });
    }
  });

  it('locates clipping, peak and silence', () => {
    expect(whole.clips).toEqual([{ atMs: 2000, samples: 9 }]);
    expect(Math.abs(whole.peaks.at / RATE - 2)).toBeLessThan(0.001);
    expect(whole.peaks.samplePeak).toBe(1);
    expect(whole.silence).toMatchObject({ frames: left.length, startMs: 700, endMs: 330 });
    expect(whole.silence.noiseFloor).toBeCloseTo(-69, 0);
  });

  it('ignores the low-frequency channel of 5.1, and weights the surround channels', () => {
    const [tone, none] = [makeTone([[2, -20]], RATE), makeTone([[2, null]], RATE)];
    const measureChannel = (channel: number): number | null => {
      const meter = createMeter(6, RATE);
      meter.add(Array.from({ length: 6 }, (_, position) => (position === channel ? tone : none)));
      return meter.finish().loudness;
    };
    expect(measureChannel(3)).toBeNull();
    expect((measureChannel(4) ?? 0) - (measureChannel(0) ?? 0)).toBeCloseTo(1.49, 2);
  });
});
