/** Recording formats of phones and studios besides MP3. */
const RECORDING_TYPES = ['m4a', 'aac', 'wav', 'aiff', 'ogg', 'flac'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

const contains = (bytes: Uint8Array, start: number, sign: string): boolean =>
  [...sign].every((letter, offset) => bytes[start + offset] === letter.charCodeAt(0));

/** Detects a recording's type from its first bytes, ignoring its name; undefined for an MP3 and other types. */
export const detectRecordingType = (bytes: Uint8Array): RecordingType | undefined => {
  if (contains(bytes, 4, 'ftyp')) return 'm4a';
  if ((contains(bytes, 0, 'RIFF') || contains(bytes, 0, 'RF64')) && contains(bytes, 8, 'WAVE')) return 'wav';
  if (contains(bytes, 0, 'FORM') && contains(bytes, 8, 'AIF')) return 'aiff';
  if (contains(bytes, 0, 'OggS')) return 'ogg';
  if (contains(bytes, 0, 'fLaC')) return 'flac';
  const [first = 0, second = 0] = bytes;
  // ADTS: the sync word of MPEG audio, without a layer.
  return first === 0xff && (second & 0xf6) === 0xf0 ? 'aac' : undefined;
};
