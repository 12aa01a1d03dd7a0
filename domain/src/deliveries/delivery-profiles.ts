import type { DeliveryType } from './deliveries.ts';

/** Both inclusive; null: no limit. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** What a delivered file should be. Null: the profile has no such limit. Levels are dB below full scale. */
export interface ProfileLimits {
  /** Document that the limits are from. */
  readonly source: string;
  readonly types: readonly DeliveryType[] | null;
  /** The first is preferred; in hertz. */
  readonly sampleRates: readonly number[] | null;
  /** Bits of a sample; lossy types have none. */
  readonly bits: 16 | 24 | null;
  readonly channels: number | null;
  /** LUFS. */
  readonly loudness: Range | null;
  /** Whether loudness is as heard from two loudspeakers, which is 3 LU more for mono. */
  readonly isHeardLoudness: boolean;
  readonly rms: Range | null;
  /** dBTP at most. */
  readonly truePeak: number | null;
  /** Loudest sample at most. */
  readonly peak: number | null;
  /** At most. */
  readonly noiseFloor: number | null;
  /** Whether digital silence in pauses is worth a remark. */
  readonly expectsRoomTone: boolean;
  /** Silence at both ends, in milliseconds. */
  readonly head: Range | null;
  readonly tail: Range | null;
  /** Constant bit rate of an MP3 at least, in kilobits per second. */
  readonly bitRate: number | null;
}

const NO_LIMITS = {
  types: null,
  sampleRates: null,
  bits: null,
  channels: null,
  loudness: null,
  isHeardLoudness: false,
  rms: null,
  truePeak: null,
  peak: null,
  noiseFloor: null,
  expectsRoomTone: false,
  head: null,
  tail: null,
  bitRate: null,
} as const;

/** The profiles that files are delivered to. The single source of these numbers. */
export const DELIVERY_PROFILES = {
  acx: {
    ...NO_LIMITS,
    source: 'ACX audio submission requirements, help.acx.com',
    types: ['audio/mpeg', 'audio/wav'],
    sampleRates: [44_100],
    rms: { min: -23, max: -18 },
    peak: -3,
    noiseFloor: -60,
    expectsRoomTone: true,
    head: { min: 500, max: 1000 },
    tail: { min: 1000, max: 5000 },
    bitRate: 192,
  },
  ebuR128: {
    ...NO_LIMITS,
    source: 'EBU R 128, version 5, tech.ebu.ch',
    types: ['audio/wav'],
    sampleRates: [48_000],
    bits: 24,
    loudness: { min: -23.5, max: -22.5 },
    truePeak: -1,
  },
  online: {
    ...NO_LIMITS,
    source: 'AES TD1008 and Apple Podcasts audio requirements',
    loudness: { min: -17, max: -15 },
    isHeardLoudness: true,
    truePeak: -1,
  },
  game: {
    ...NO_LIMITS,
    source: 'common practice of game studios: raw lines, cut tightly',
    types: ['audio/wav'],
    sampleRates: [48_000],
    bits: 24,
    channels: 1,
    head: { min: null, max: 200 },
    tail: { min: null, max: 300 },
  },
  ivr: {
    ...NO_LIMITS,
    source: 'common practice of telephone systems: linear PCM of 16 bits or ITU-T G.711',
    types: ['audio/wav'],
    sampleRates: [8000],
    bits: 16,
    channels: 1,
    peak: -3,
  },
} as const satisfies Readonly<Record<string, ProfileLimits>>;

export type DeliveryProfileName = keyof typeof DELIVERY_PROFILES;

export const DELIVERY_PROFILE_NAMES = Object.keys(DELIVERY_PROFILES) as readonly DeliveryProfileName[];

/** Limits of a profile; without one, only what is wrong with any file. */
export const getLimits = (profile: DeliveryProfileName | null): ProfileLimits =>
  profile === null ? { ...NO_LIMITS, source: '' } : DELIVERY_PROFILES[profile];
