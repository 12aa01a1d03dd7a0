import type { DeliveryType } from './deliveries.ts';
import type { ProfileLimits, Range } from './delivery-profiles.ts';
import type { FileMeasurement } from './file-measurement.ts';
import { findGain, getProfileLoudness, isOverFullScale } from './find-gain.ts';

/** Faults, and by which fix arithmetic removes each; null: a person has to. */
const FIXES = {
  silent: null,
  type: 'type',
  sampleRate: 'sampleRate',
  bits: 'bits',
  channels: null,
  bitRate: null,
  variableBitRate: null,
  loudness: 'gain',
  rms: 'gain',
  truePeak: 'gain',
  peak: 'gain',
  clipping: null,
  overFullScale: 'gain',
  noiseFloor: null,
  head: 'silence',
  tail: 'silence',
} as const;

export type FaultName = keyof typeof FIXES;

/** Metadata is no fault: it can be set in any file that is fixed here. */
export const DELIVERY_FIXES = ['gain', 'silence', 'sampleRate', 'bits', 'type', 'metadata'] as const;
export type DeliveryFix = (typeof DELIVERY_FIXES)[number];

/** Where a file isn't what its profile expects. Advice; never a reason to refuse it. */
export interface Fault {
  readonly fault: FaultName;
  /** Null where there is no number, such as the loudness of silence. */
  readonly measured: number | null;
  /** One of these values, or within this range. */
  readonly allowed: Range | readonly (number | DeliveryType)[];
  /** The worst place; null: the whole file. */
  readonly atMs: number | null;
  readonly fixable: boolean;
}

/** Types that are fixed here: uncompressed ones, from which nothing is lost. */
const FIXABLE_TYPES: readonly DeliveryType[] = ['audio/wav', 'audio/aiff'];

/** Returns whether files of a type can be fixed here. */
export const isFixableType = (type: DeliveryType): boolean => FIXABLE_TYPES.includes(type);

const isIn = (value: number, { min, max }: Range): boolean =>
  value >= (min ?? -Infinity) && value <= (max ?? Infinity);
/** G.711 has the range of more bits than its samples have. */
const getDepth = ({ bits, remarks }: FileMeasurement): number | null =>
  remarks?.includes('g711') ? 16 : bits;

const atMost = (max: number): Range => ({ min: null, max });

/** Returns where a measured file isn't what its profile expects, most serious first; empty for a good one. */
export const findFaults = (
  measurement: FileMeasurement,
  contentType: DeliveryType,
  limits: ProfileLimits,
): readonly Fault[] => {
  const { sampleRate, channels, bitRate, clips, durationMs } = measurement;
  const { silenceStartMs, silenceEndMs } = measurement;
  const loudness = getProfileLoudness(measurement, limits);
  const canGain = findGain(measurement, limits).isEnough;
  const found: Fault[] = [];

  const report = (
    fault: FaultName,
    measured: number | null,
    allowed: Fault['allowed'],
    atMs: number | null = null,
  ): void => {
    const fix = FIXES[fault];
    const isReached = fix !== 'gain' || canGain || fault === 'overFullScale';
    const fixable = fix !== null && isReached && isFixableType(contentType);
    found.push({ fault, measured, allowed, atMs, fixable });
  };

  const check = (
    fault: FaultName,
    measured: number | null,
    allowed: Range | null,
    atMs: number | null = null,
  ) => {
    if (allowed && measured !== null && !isIn(measured, allowed)) report(fault, measured, allowed, atMs);
  };

  const checkValue = <Value extends number | DeliveryType>(
    fault: FaultName,
    value: Value | null,
    allowed: readonly Value[] | null,
  ): void => {
    if (allowed && value !== null && !allowed.includes(value))
      report(fault, typeof value === 'number' ? value : null, allowed);
  };

  if (loudness === null) report('silent', null, []);

  const [clip] = clips;
  if (clip) report('clipping', clips.length, atMost(0), clip.atMs);

  if (isOverFullScale(measurement))
    report('overFullScale', measurement.samplePeak, atMost(0), measurement.truePeakAtMs);

  check('loudness', loudness, limits.loudness);
  check('rms', measurement.rms, limits.rms);

  const { truePeak, peak, noiseFloor } = limits;
  check(
    'truePeak',
    measurement.truePeak,
    truePeak === null ? null : atMost(truePeak),
    measurement.truePeakAtMs,
  );
  check('peak', measurement.samplePeak, peak === null ? null : atMost(peak), measurement.truePeakAtMs);
  check('noiseFloor', measurement.noiseFloor, noiseFloor === null ? null : atMost(noiseFloor));

  if (loudness !== null) {
    check('head', silenceStartMs, limits.head, 0);
    check('tail', silenceEndMs, limits.tail, durationMs - silenceEndMs);
  }

  checkValue('type', contentType, limits.types);
  checkValue('sampleRate', sampleRate, limits.sampleRates);
  checkValue('bits', getDepth(measurement), limits.bits === null ? null : [limits.bits]);
  checkValue('channels', channels, limits.channels === null ? null : [limits.channels]);

  if (bitRate && limits.bitRate !== null) {
    check('bitRate', bitRate.lowest, { min: limits.bitRate, max: null });
    if (bitRate.lowest !== bitRate.highest) report('variableBitRate', null, []);
  }

  return found;
};

/** Returns the fixes that remove a file's faults, and those that any file of its type can have. */
export const getFixes = (faults: readonly Fault[], contentType: DeliveryType): readonly DeliveryFix[] => {
  const fixes = new Set<DeliveryFix>(
    faults.flatMap(({ fault, fixable }) => (fixable ? (FIXES[fault] ?? []) : [])),
  );
  if (isFixableType(contentType)) fixes.add('metadata');
  return DELIVERY_FIXES.filter((fix) => fixes.has(fix));
};
