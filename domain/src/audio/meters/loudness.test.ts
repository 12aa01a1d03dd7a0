import { describe, expect, it } from 'vitest';
import { makeStereo, makeTone, type TonePart } from '../tones.fixture.ts';
import type { Block } from './block.ts';
import { createLoudnessMeter } from './loudness.ts';

/** Tolerance of EBU Tech 3341. */
const TOLERANCE = 0.1;

const measureLoudness = (channels: Block, sampleRate: number): number | null => {
  const meter = createLoudnessMeter(channels.length, sampleRate);
  meter.add(channels);
  return meter.finish();
};

const expectLufs = (measured: number | null, lufs: number): void => {
  expect(measured).not.toBeNull();
  expect(Math.abs((measured ?? 0) - lufs), `${measured} LUFS`).toBeLessThanOrEqual(TOLERANCE);
};

describe('a sine of 997 Hz', () => {
  it.each([44_100, 48_000, 22_050, 96_000])('measures the nominal level at %i Hz', (sampleRate) => {
    const samples = makeTone([[5, -23]], sampleRate);
    expectLufs(measureLoudness(makeStereo(samples), sampleRate), -23);
    expectLufs(measureLoudness([samples], sampleRate), -26.01);
  });

  it('of full scale on one channel is the −3.01 LUFS that the standard is calibrated by', () => {
    const measured = measureLoudness([makeTone([[5, 0]])], 48_000);
    expect(measured).toBeCloseTo(-3.01, 1);
  });
});

describe('the minimum requirements of EBU Tech 3341', () => {
  it.each<[number, number, readonly TonePart[]]>([
    [1, -23, [[20, -23]]],
    [2, -33, [[20, -33]]],
    [
      3,
      -23,
      [
        [10, -36],
        [60, -23],
        [10, -36],
      ],
    ],
    [
      4,
      -23,
      [
        [10, -72],
        [10, -36],
        [60, -23],
        [10, -36],
        [10, -72],
      ],
    ],
    [
      5,
      -23,
      [
        [20, -26],
        [20.1, -20],
        [20, -26],
      ],
    ],
  ])('are met in case %i: %f LUFS', (_case, lufs, parts) => {
    expectLufs(measureLoudness(makeStereo(makeTone(parts, 48_000, 1000)), 48_000), lufs);
  });
});

describe('the loudness of inaudible parts', () => {
  it('is unknown without an audible part', () => {
    expect(measureLoudness(makeStereo(makeTone([[3, null]])), 48_000)).toBeNull();
    expect(measureLoudness(makeStereo(makeTone([[3, -90]])), 48_000)).toBeNull();
    expect(measureLoudness([makeTone([[0.3, -10]])], 48_000)).toBeNull();
    expect(measureLoudness([], 48_000)).toBeNull();
  });

  it('never lowers the loudness of the sound around them', () => {
    const parts: readonly TonePart[] = [
      [10, null],
      [40, -20],
      [10, null],
    ];
    expectLufs(measureLoudness(makeStereo(makeTone(parts)), 48_000), -20);
  });
});
