/** A stretch in which samples stand at full scale; what follows within half a second is part of it. */
export interface Clip {
  readonly atMs: number;
  readonly samples: number;
}

/** Stretches that a report names; more of them say no more. */
export const CLIPS_MAX = 20;

/** What an engineer would measure of a recording. Levels are dB below full scale; null: nothing to measure it by. */
export interface QualityReport {
  readonly durationMs: number;
  readonly sampleRate: number;
  readonly channels: number;
  /** Kilobits a second, the mean of the file. */
  readonly bitRate: number;
  /** Between the samples as well, by four times as many; dBTP. */
  readonly truePeak: number | null;
  readonly clippedSamples: number;
  readonly clips: readonly Clip[];
  /** Integrated loudness by ITU-R BS.1770-4, gated; LUFS. */
  readonly loudness: number | null;
  /** What is left where nobody speaks; null where there is no pause. */
  readonly noiseFloor: number | null;
  readonly silenceStartMs: number;
  readonly silenceEndMs: number;
  /** How much louder the left channel is than the right; null of one channel, or when both are silent. */
  readonly balance: number | null;
}

/** What players need to play recordings equally loud. */
export interface Level {
  /** LUFS as it is heard from two loudspeakers. */
  readonly loudness: number;
  /** dBTP. */
  readonly truePeak: number;
}

/** One channel is played by both loudspeakers, which is so much louder than it measures; in dB. */
const BOTH_SPEAKERS = 10 * Math.log10(2);

/** The level of a recording as it is heard; null of silence. */
export const levelOf = ({ loudness, truePeak, channels }: QualityReport): Level | null => {
  if (loudness === null || truePeak === null) return null;
  const heard = channels === 1 ? loudness + BOTH_SPEAKERS : loudness;
  return { loudness: Math.round(heard * 100) / 100, truePeak };
};
