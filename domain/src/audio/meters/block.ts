/** The next samples of a recording: one array per channel, all of one length. */
export type Block = readonly Float32Array[];

/** Returns the level of an amplitude in dB below full scale; null for silence. */
export const toDecibels = (amplitude: number): number | null =>
  amplitude > 0 ? 20 * Math.log10(amplitude) : null;

/** Samples of a channel that a block lacks. */
export const NO_SAMPLES = new Float32Array();
