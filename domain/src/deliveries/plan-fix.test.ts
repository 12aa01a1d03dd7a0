import { describe, expect, it } from 'vitest';
import { DELIVERY_PROFILES } from './delivery-profiles.ts';
import type { FileMeasurement } from './file-measurement.ts';
import { DELIVERY_FIXES } from './find-faults.ts';
import { planFix } from './plan-fix.ts';

const LINE: FileMeasurement = {
  sampleRate: 44_100,
  bits: 16,
  channels: 1,
  durationMs: 60_000,
  bitRate: null,
  loudness: -26,
  truePeak: -9,
  truePeakAtMs: 12_000,
  samplePeak: -9.1,
  rms: -26,
  noiseFloor: -70,
  silenceStartMs: 800,
  silenceEndMs: 20,
  clips: [],
};

describe('the plan of a fix', () => {
  it('applies the chosen fixes that are needed, and leaves everything else unchanged', () => {
    const { game, acx } = DELIVERY_PROFILES;
    expect(planFix(LINE, 'audio/wav', game, DELIVERY_FIXES)).toEqual({
      fixes: ['silence', 'sampleRate', 'bits', 'metadata'],
      gain: 0,
      startMs: -700,
      endMs: 0,
      sampleRate: 48_000,
      bits: 24,
    });

    expect(planFix(LINE, 'audio/wav', game, ['bits', 'gain'])).toEqual({
      fixes: ['bits'],
      gain: 0,
      startMs: 0,
      endMs: 0,
      sampleRate: 44_100,
      bits: 24,
    });

    expect(planFix(LINE, 'audio/wav', acx, DELIVERY_FIXES)).toMatchObject({
      fixes: ['gain', 'silence', 'metadata'],
      gain: 5.5,
      startMs: 0,
      endMs: 2980,
      bits: 16,
    });
  });

  it('keeps floats, or lowers those above full scale before their bits are reduced', () => {
    const { game, acx } = DELIVERY_PROFILES;
    const loud = { ...LINE, bits: 32, samplePeak: 4.1, truePeak: 4.13 };
    expect(planFix(loud, 'audio/wav', game, ['metadata'])).toMatchObject({ gain: 0, bits: 32 });
    expect(planFix(loud, 'audio/wav', game, ['bits'])).toMatchObject({ gain: -4.23, bits: 24 });
    expect(planFix(loud, 'audio/wav', acx, ['gain'])).toMatchObject({ gain: -7.2, bits: 32 });
  });

  it('is empty when no chosen fix helps', () => {
    const { game, online } = DELIVERY_PROFILES;
    expect(planFix(LINE, 'audio/wav', game, ['gain'])).toBeUndefined();
    expect(
      planFix({ ...LINE, channels: 2, truePeak: -3 }, 'audio/wav', online, ['gain', 'silence']),
    ).toBeUndefined();
    expect(planFix(LINE, 'audio/mpeg', game, DELIVERY_FIXES)).toBeUndefined();
  });
});
