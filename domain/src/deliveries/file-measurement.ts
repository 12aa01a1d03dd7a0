import type { Clip } from '../audio/quality.ts';

/** Measurements of a delivered audio file. Levels are dB below full scale, in hundredths; null: not measurable. */
export interface FileMeasurement {
  readonly sampleRate: number;
  /** Bits of a sample; null for MP3, which has none. */
  readonly bits: number | null;
  readonly channels: number;
  readonly durationMs: number;
  /** Kilobits per second of an MP3's frames; null for other types. */
  readonly bitRate: { readonly lowest: number; readonly highest: number } | null;
  /** Integrated loudness by ITU-R BS.1770-4, gated; LUFS. */
  readonly loudness: number | null;
  /** Four times oversampled; dBTP. */
  readonly truePeak: number | null;
  readonly truePeakAtMs: number | null;
  readonly samplePeak: number | null;
  /** Of all channels and the whole length. */
  readonly rms: number | null;
  /** Noise in pauses; null without a pause. */
  readonly noiseFloor: number | null;
  readonly silenceStartMs: number;
  readonly silenceEndMs: number;
  /** The first stretches at full scale. */
  readonly clips: readonly Clip[];
}
