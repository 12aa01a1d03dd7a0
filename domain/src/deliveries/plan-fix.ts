import type { DeliveryType } from './deliveries.ts';
import type { FileMeasurement } from './file-measurement.ts';
import { findFaults, getFixes, type DeliveryFix } from './find-faults.ts';
import { getLimits, type ProfileLimits, type Range } from './delivery-profiles.ts';
import { findGain, isOverFullScale } from './find-gain.ts';

/** Bits of a fixed WAV; 32 are floats. */
export type WavBits = 16 | 24 | 32;

/** What is done to a file; zeros and the file's own format change nothing. */
export interface FixPlan {
  /** Fixes that are carried out. */
  readonly fixes: readonly DeliveryFix[];
  /** In dB. */
  readonly gain: number;
  /** Silence to add at each end, or to remove where less than nothing; in milliseconds. */
  readonly startMs: number;
  readonly endMs: number;
  readonly sampleRate: number;
  readonly bits: WavBits;
}

/** Milliseconds to add or to remove, so that silence has the middle of its range; 0 within it. */
const getChange = (silenceMs: number, range: Range | null): number => {
  if (!range) return 0;
  const { min, max } = range;
  const isIn = silenceMs >= (min ?? 0) && silenceMs <= (max ?? Infinity);
  return isIn ? 0 : Math.round(((min ?? 0) + (max ?? min ?? 0)) / 2) - silenceMs;
};

/** Returns the bits of a WAV that loses nothing. */
const getDepth = (bits: number): WavBits => {
  if (bits > 24) return 32;
  return bits > 16 ? 24 : 16;
};

/** Plans how arithmetic fixes the chosen faults of a file; undefined when none of them can be. */
export const planFix = (
  measurement: FileMeasurement,
  contentType: DeliveryType,
  limits: ProfileLimits,
  chosen: readonly DeliveryFix[],
): FixPlan | undefined => {
  const possible = getFixes(findFaults(measurement, contentType, limits), contentType);
  const fixes = possible.filter((fix) => chosen.includes(fix));
  if (fixes.length === 0) return undefined;

  const has = (fix: DeliveryFix): boolean => fixes.includes(fix);
  const { silenceStartMs, silenceEndMs, sampleRate, bits } = measurement;
  const depth = getDepth(bits ?? 0);
  const newBits = (has('bits') && limits.bits) || depth;
  // Integers have no room above full scale.
  const isLowered = newBits < 32 && isOverFullScale(measurement);
  const goal = has('gain') ? limits : isLowered ? getLimits(null) : undefined;

  return {
    fixes,
    gain: goal ? findGain(measurement, goal).decibels : 0,
    startMs: has('silence') ? getChange(silenceStartMs, limits.head) : 0,
    endMs: has('silence') ? getChange(silenceEndMs, limits.tail) : 0,
    sampleRate: (has('sampleRate') && limits.sampleRates?.[0]) || sampleRate,
    bits: newBits,
  };
};
