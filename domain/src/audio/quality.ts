/** A stretch of samples at full scale; gaps under half a second belong to it. */
export interface Clip {
  readonly atMs: number;
  readonly samples: number;
}

/** Maximum stretches listed in a report; more add nothing. */
export const CLIPS_MAX = 20;

/** Quality measurements. Levels are dB below full scale; null: not measurable. */
export interface QualityReport {
  readonly durationMs: number;
  readonly sampleRate: number;
  readonly channels: number;
  /** Mean kilobits per second. */
  readonly bitRate: number;
  /** True peak, four times oversampled; dBTP. */
  readonly truePeak: number | null;
  readonly clippedSamples: number;
  readonly clips: readonly Clip[];
  /** Integrated loudness by ITU-R BS.1770-4, gated; LUFS. */
  readonly loudness: number | null;
  /** Noise in pauses; null without a pause. */
  readonly noiseFloor: number | null;
  readonly silenceStartMs: number;
  readonly silenceEndMs: number;
  /** Level of the left channel relative to the right; null for mono, or when both are silent. */
  readonly balance: number | null;
}

/** Input of loudness normalisation. */
export interface Level {
  /** LUFS from two loudspeakers. */
  readonly loudness: number;
  /** dBTP. */
  readonly truePeak: number;
}

/** Lowest level above digital silence, in dB below full scale: 16 bits allow no less. */
export const LOWEST_LEVEL = -96;

/** Mono plays from both loudspeakers, which is this much louder than measured; in dB. */
const BOTH_SPEAKERS = 10 * Math.log10(2);

/** Returns loudness as heard from two loudspeakers; LUFS, in hundredths. */
export const getHeardLoudness = (loudness: number, channels: number): number =>
  Math.round((channels === 1 ? loudness + BOTH_SPEAKERS : loudness) * 100) / 100;

/** Returns a recording's level as heard; null for silence. */
export const getLevel = ({ loudness, truePeak, channels }: QualityReport): Level | null => {
  if (loudness === null || truePeak === null) return null;
  return { loudness: getHeardLoudness(loudness, channels), truePeak };
};
