import { skipTags } from './mp3-frame.ts';
import { findWrappedMp3 } from './mp3-frames.ts';

/** Recording formats of phones and studios besides MP3. */
const RECORDING_TYPES = ['m4a', 'aac', 'wav', 'aiff', 'ogg', 'flac'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

const contains = (bytes: Uint8Array, start: number, sign: string): boolean =>
  [...sign].every((letter, offset) => bytes[start + offset] === letter.charCodeAt(0));

/** Detects a recording's type from its first bytes, ignoring its name and tags; undefined for an MP3, also in a WAV, and other types. */
export const detectRecordingType = (data: Uint8Array): RecordingType | undefined => {
  const bytes = data.subarray(skipTags(data));
  if (contains(bytes, 4, 'ftyp')) return 'm4a';
  if ((contains(bytes, 0, 'RIFF') || contains(bytes, 0, 'RF64')) && contains(bytes, 8, 'WAVE'))
    return findWrappedMp3(bytes) === undefined ? 'wav' : undefined;
  if (contains(bytes, 0, 'FORM') && contains(bytes, 8, 'AIF')) return 'aiff';
  if (contains(bytes, 0, 'OggS')) return 'ogg';
  if (contains(bytes, 0, 'fLaC')) return 'flac';
  const [first = 0, second = 0] = bytes;
  // ADTS: the sync word of MPEG audio, without a layer.
  return first === 0xff && (second & 0xf6) === 0xf0 ? 'aac' : undefined;
};
