import { describe, expect, it } from 'vitest';
import { DELIVERY_PROFILES, type DeliveryProfileName } from './delivery-profiles.ts';
import type { DeliveryType } from './deliveries.ts';
import type { FileMeasurement } from './file-measurement.ts';
import { findFaults, getFixes } from './find-faults.ts';
import { findGain } from './find-gain.ts';
import { findRemarks } from './find-remarks.ts';

const GOOD: FileMeasurement = {
  sampleRate: 48_000,
  bits: 24,
  channels: 1,
  durationMs: 60_000,
  bitRate: null,
  loudness: -23,
  truePeak: -3.4,
  truePeakAtMs: 12_000,
  samplePeak: -3.5,
  rms: -20,
  noiseFloor: -70,
  silenceStartMs: 100,
  silenceEndMs: 200,
  clips: [],
};
const find = (
  profile: DeliveryProfileName,
  change: Partial<FileMeasurement> = {},
  type: DeliveryType = 'audio/wav',
) => findFaults({ ...GOOD, ...change }, type, DELIVERY_PROFILES[profile]);
const names = (...input: Parameters<typeof find>): readonly string[] =>
  find(...input).map(({ fault, fixable }) => (fixable ? fault : `${fault}!`));

describe('the faults of a file', () => {
  it('are empty when the file matches its profile', () => {
    const acx = { sampleRate: 44_100, silenceStartMs: 700, silenceEndMs: 2000 };
    const mp3 = { ...acx, bits: null, bitRate: { lowest: 192, highest: 192 } };
    const ivr = { sampleRate: 8000, bits: 16 };
    const g711 = { ...ivr, bits: 8, remarks: ['g711'] } as const;
    expect([
      names('ebuR128'),
      names('game'),
      names('online', { loudness: -16, channels: 2 }, 'video/mp4'),
      names('acx', acx),
      names('acx', mp3, 'audio/mpeg'),
      names('ivr', ivr),
      names('ivr', g711),
    ]).toEqual([[], [], [], [], [], [], []]);
  });

  it('contain the measured value, the expected value and the place', () => {
    expect(find('ebuR128', { loudness: -19.2, truePeak: -0.4 })).toEqual([
      { fault: 'loudness', measured: -19.2, allowed: { min: -23.5, max: -22.5 }, atMs: null, fixable: true },
      { fault: 'truePeak', measured: -0.4, allowed: { min: null, max: -1 }, atMs: 12_000, fixable: true },
    ]);
    const clips = [{ atMs: 800, samples: 9 }];
    expect(find('game', { clips, silenceEndMs: 900 })).toMatchObject([
      { fault: 'clipping', atMs: 800, fixable: false },
      { fault: 'tail', measured: 900, atMs: 59_100, fixable: true },
    ]);
  });

  it('can be fixed automatically in uncompressed files only', () => {
    const broken = { sampleRate: 44_100, bits: 16, channels: 2, silenceStartMs: 900 };
    const faults = ['head', 'type', 'sampleRate', 'bits', 'channels'];
    expect(names('game', broken, 'audio/aiff')).toEqual([...faults.slice(0, 4), 'channels!']);
    expect(names('game', broken, 'audio/flac')).toEqual(faults.map((fault) => `${fault}!`));

    expect(getFixes(find('game', broken, 'audio/aiff'), 'audio/aiff')).toEqual([
      'silence',
      'sampleRate',
      'bits',
      'type',
      'metadata',
    ]);
  });

  it('include a low or variable bit rate of an MP3, but no bit depth', () => {
    const mp3 = { ...GOOD, sampleRate: 44_100, bits: null, silenceStartMs: 700, silenceEndMs: 2000 };
    const found = names('acx', { ...mp3, bitRate: { lowest: 128, highest: 256 } }, 'audio/mpeg');
    expect(found).toEqual(['bitRate!', 'variableBitRate!']);
  });

  it('include floats above full scale, which are fixed by less level and aren’t clipped', () => {
    const loud = { bits: 32, samplePeak: 4.13, truePeak: 4.2 };
    expect(names('game', loud)).toEqual(['overFullScale', 'bits']);
    expect(names('game', { ...loud, bits: null }, 'audio/mpeg')).toEqual(['type!']);
  });

  it('compare mono as heard from two loudspeakers where the profile says so', () => {
    const quiet = { loudness: -19, truePeak: -9 };
    expect([names('online', quiet), names('online', { ...quiet, channels: 2 })]).toEqual([[], ['loudness']]);
    expect(find('online', { loudness: -16, truePeak: -9 })).toMatchObject([{ measured: -12.99 }]);
    expect(names('ebuR128', { loudness: -26, truePeak: -9 })).toEqual(['loudness']);
  });

  it('of silence are the silence, not its levels', () => {
    const silent = { loudness: null, truePeak: null, samplePeak: null, rms: null, noiseFloor: null };
    expect(names('game', { ...silent, silenceStartMs: 60_000, silenceEndMs: 60_000 })).toEqual(['silent!']);
  });
});

describe('the remarks on a file', () => {
  it('mention digital silence and mono where the profile expects something else', () => {
    const gated = { ...GOOD, noiseFloor: -96 };
    const list = ({ noiseFloor }: FileMeasurement, profile: DeliveryProfileName) =>
      findRemarks({ ...GOOD, noiseFloor, remarks: ['noPad'] }, DELIVERY_PROFILES[profile]);
    expect([list(gated, 'acx'), list(GOOD, 'acx'), list(gated, 'game'), list(GOOD, 'online')]).toEqual([
      ['noPad', 'digitalSilence'],
      ['noPad'],
      ['noPad'],
      ['noPad', 'heardMono'],
    ]);
  });
});

describe('the gain', () => {
  const gain = (profile: DeliveryProfileName, change: Partial<FileMeasurement>) =>
    findGain({ ...GOOD, channels: 2, ...change }, DELIVERY_PROFILES[profile]);

  it('reaches the middle of the range where peaks allow it', () => {
    expect(gain('ebuR128', { loudness: -19.2 })).toEqual({ decibels: -3.8, isEnough: true });
    expect(gain('online', { truePeak: -9, loudness: -22 })).toEqual({ decibels: 6, isEnough: true });
    expect(gain('online', { truePeak: -7.1, loudness: -22 })).toEqual({ decibels: 6, isEnough: true });
    expect(gain('online', { truePeak: -6.6, loudness: -22 })).toEqual({ decibels: 5.5, isEnough: true });
  });

  it('stays below the peak limit, even if the level is then too low', () => {
    expect(gain('online', { truePeak: -3, loudness: -22 })).toEqual({ decibels: 1.9, isEnough: false });
    expect(gain('acx', { rms: -26, samplePeak: -3.6 }).isEnough).toBe(false);
    expect(names('online', { truePeak: -3, loudness: -22, channels: 2 })).toEqual(['loudness!']);
  });

  it('only lowers peaks without a target, and leaves a good file unchanged', () => {
    expect(gain('ivr', { samplePeak: -1 })).toEqual({ decibels: -2.1, isEnough: true });
    expect(gain('ivr', { samplePeak: -3.05 })).toEqual({ decibels: 0, isEnough: true });
    expect(gain('ebuR128', { truePeak: -1 }).decibels).toBe(0);
  });
});
