import { describe, expect, it } from 'vitest';
import { toFactor, computeGain } from './gain.ts';
import { measureQuality } from './measure-quality.ts';
import { getLevel } from './quality.ts';
import { makeStereo, makeTone } from './tones.fixture.ts';

describe('the gain of a player', () => {
  it.each([
    ['a loud one', -14, -1, -9],
    ['one that is right', -23, -6, 0],
    ['a soft one', -30, -12, 7],
    ['a soft one with high peaks', -30, -4, 3],
    ['a soft one whose peaks leave no room', -30, -0.5, 0],
    ['a very soft one', -50, -40, 12],
  ])('brings %s to the common level, as far as it does not clip', (_, loudness, truePeak, decibels) => {
    expect(computeGain({ loudness, truePeak })).toBeCloseTo(decibels, 6);
  });

  it('makes a loud and a soft recording equally loud', { timeout: 20_000 }, () => {
    const heard = [-6, -20].map((level) => {
      const samples = makeTone([[3, level]]);
      const of = (channel: Float32Array) =>
        getLevel(measureQuality({ channels: makeStereo(channel), sampleRate: 48_000, bitRate: 192 }));
      const before = of(samples);
      const factor = before ? toFactor(computeGain(before)) : 0;
      return of(samples.map((sample) => sample * factor))?.loudness;
    });
    expect(heard[0]).toBeCloseTo(-23, 1);
    expect(heard[1]).toBeCloseTo(-23, 1);
  });
});
