import type { Clip } from '../audio/quality.ts';

/**
 * What is odd about a file that can be read all the same. `notClosed`: its header has no length. `noPad`: a part of odd
 * length isn't padded. `tagged`: a FLAC in an ID3 tag. `cutOff`: shorter than announced. `damaged`: parts can't be decoded.
 */
export const SOUND_REMARKS = ['notClosed', 'noPad', 'tagged', 'g711', 'cutOff', 'damaged'] as const;
export type SoundRemark = (typeof SOUND_REMARKS)[number];

/** Measurements of a delivered audio file. Levels are dB below full scale, in hundredths; null: not measurable. */
export interface FileMeasurement {
  readonly sampleRate: number;
  /** Bits of a sample; null for MP3, which has none. */
  readonly bits: number | null;
  readonly channels: number;
  readonly durationMs: number;
  /** Kilobits per second of an MP3's frames; null for other types. */
  readonly bitRate: { readonly lowest: number; readonly highest: number } | null;
  /** Integrated loudness by ITU-R BS.1770-4, gated, of the channels as they are; LUFS. */
  readonly loudness: number | null;
  /** Four times oversampled; dBTP. */
  readonly truePeak: number | null;
  readonly truePeakAtMs: number | null;
  /** Above 0 in floats alone, from which nothing is lost yet. */
  readonly samplePeak: number | null;
  /** Of all channels and the whole length. */
  readonly rms: number | null;
  /** Noise in pauses; null without a pause. */
  readonly noiseFloor: number | null;
  readonly silenceStartMs: number;
  readonly silenceEndMs: number;
  /** The first stretches at full scale. */
  readonly clips: readonly Clip[];
  /** Absent: measured before there were any. */
  readonly remarks?: readonly SoundRemark[];
}
