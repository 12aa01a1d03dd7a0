import { describe, expect, it } from 'vitest';
import { DELIVERY_PROFILES } from './delivery-profiles.ts';
import type { FileMeasurement } from './file-measurement.ts';
import { MEND_FIXES } from './find-faults.ts';
import { planMend } from './plan-mend.ts';

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
  it('does what is chosen and needed, and leaves the rest as it is', () => {
    const { game, acx } = DELIVERY_PROFILES;
    expect(planMend(LINE, 'audio/wav', game, MEND_FIXES)).toEqual({
      fixes: ['silence', 'sampleRate', 'bits', 'metadata'],
      gain: 0,
      startMs: -700,
      endMs: 0,
      sampleRate: 48_000,
      bits: 24,
    });

    expect(planMend(LINE, 'audio/wav', game, ['bits', 'gain'])).toEqual({
      fixes: ['bits'],
      gain: 0,
      startMs: 0,
      endMs: 0,
      sampleRate: 44_100,
      bits: 24,
    });

    expect(planMend(LINE, 'audio/wav', acx, MEND_FIXES)).toMatchObject({
      fixes: ['gain', 'silence', 'metadata'],
      gain: 5.5,
      startMs: 0,
      endMs: 2980,
      bits: 16,
    });
  });

  it('is none where nothing chosen helps', () => {
    const { game, online } = DELIVERY_PROFILES;
    expect(planMend(LINE, 'audio/wav', game, ['gain'])).toBeUndefined();
    expect(planMend({ ...LINE, truePeak: -3 }, 'audio/wav', online, ['gain', 'silence'])).toBeUndefined();
    expect(planMend(LINE, 'audio/mpeg', game, MEND_FIXES)).toBeUndefined();
  });
});
