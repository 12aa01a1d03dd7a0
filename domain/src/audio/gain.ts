import type { Level } from './quality.ts';

/** Where recordings are brought to be compared: EBU R 128, which leaves room above. In LUFS. */
export const TARGET_LOUDNESS = -23;
/** Nothing is played so much louder that its peaks come above this, in dBTP … */
const PEAK_MAX = -1;
/** … or that its noise is all that is heard, in dB. */
const BOOST_MAX = 12;

/** By how much to play a recording louder or softer, so that all are heard equally loud and none is cut off; in dB. */
export const gainOf = ({ loudness, truePeak }: Level): number => {
  const wanted = TARGET_LOUDNESS - loudness;
  return wanted <= 0 ? wanted : Math.max(0, Math.min(wanted, PEAK_MAX - truePeak, BOOST_MAX));
};

/** A gain as what samples are multiplied by. */
export const factorOf = (decibels: number): number => 10 ** (decibels / 20);
