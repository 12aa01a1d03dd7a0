import type { Level } from './quality.ts';

/** Common loudness for comparisons: EBU R 128, with headroom. In LUFS. */
const TARGET_LOUDNESS = -23;
/** Maximum peak after a boost, in dBTP … */
const PEAK_MAX = -1;
/** … and maximum boost, so noise doesn't dominate, in dB. */
const BOOST_MAX = 12;

/** Returns the gain for equal loudness without clipping; in dB. */
export const computeGain = ({ loudness, truePeak }: Level): number => {
  const boost = TARGET_LOUDNESS - loudness;
  return boost <= 0 ? boost : Math.max(0, Math.min(boost, PEAK_MAX - truePeak, BOOST_MAX));
};

/** Converts a gain to a sample factor. */
export const toFactor = (decibels: number): number => 10 ** (decibels / 20);
