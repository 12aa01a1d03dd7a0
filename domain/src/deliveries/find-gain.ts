import { getHeardLoudness } from '../audio/quality.ts';
import type { ProfileLimits, Range } from './delivery-profiles.ts';
import type { FileMeasurement } from './file-measurement.ts';

/** Kept below a peak's limit, because other converters add a little; in dB. */
const MARGIN = 0.1;

const isOutside = (level: number | null, range: Range | null): range is Range =>
  range !== null &&
  level !== null &&
  !(level >= (range.min ?? -Infinity) && level <= (range.max ?? Infinity));

const getMiddle = ({ min, max }: Range): number => ((min ?? max ?? 0) + (max ?? min ?? 0)) / 2;

/** Gain in dB that brings a level to the middle of its range; 0 within it. */
const getWanted = (level: number | null, range: Range | null): number =>
  isOutside(level, range) ? getMiddle(range) - (level ?? 0) : 0;

const shift = (level: number | null, gain: number): number | null => (level === null ? null : level + gain);

export interface Gain {
  /** In hundredths of a dB; 0: none. */
  readonly decibels: number;
  /** Whether loudness and peaks are within the limits afterwards. */
  readonly isEnough: boolean;
}

/** Returns loudness as a profile measures it; LUFS. */
export const getProfileLoudness = (
  { loudness, channels }: FileMeasurement,
  { isHeardLoudness }: ProfileLimits,
): number | null => (loudness !== null && isHeardLoudness ? getHeardLoudness(loudness, channels) : loudness);

/** Returns whether a file has floats above full scale, which fewer bits would clip. */
export const isOverFullScale = ({ bits, samplePeak }: FileMeasurement): boolean =>
  bits !== null && samplePeak !== null && samplePeak > 0;

/** Returns the gain that brings a file to its profile's level, never above its limits of peaks. */
export const findGain = (measurement: FileMeasurement, limits: ProfileLimits): Gain => {
  const { rms, truePeak, samplePeak } = measurement;
  const loudness = getProfileLoudness(measurement, limits);
  const change = getWanted(loudness, limits.loudness) || getWanted(rms, limits.rms);
  const peaks = [
    [truePeak, limits.truePeak],
    [samplePeak, limits.peak],
    [isOverFullScale(measurement) ? truePeak : null, 0],
  ] as const;
  const headroom = peaks.map(([level, limit]) =>
    level === null || limit === null ? Infinity : limit - MARGIN - level,
  );
  // Without a target, a gain only lowers peaks; a peak within the margin is left.
  const isOver = peaks.some(([level, limit]) => level !== null && limit !== null && level > limit);
  const most = Math.min(...headroom);
  const gain = change !== 0 || isOver ? Math.min(change, most) : 0;
  const decibels = Math.round(gain * 100) / 100;
  const isEnough =
    !isOutside(shift(loudness, decibels), limits.loudness) && !isOutside(shift(rms, decibels), limits.rms);

  return { decibels, isEnough };
};
