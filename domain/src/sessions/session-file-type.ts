import { detectRecordingType } from '../audio/containers.ts';
import { walkMp3 } from '../audio/mp3-frames.ts';
import type { SessionFileType } from './session-files.ts';

const hasSignature = (bytes: Uint8Array, start: number, sign: string): boolean =>
  [...sign].every((letter, offset) => bytes[start + offset] === letter.charCodeAt(0));

/** A truncated file is rejected, because its end would be missing. */
const isMp3 = (bytes: Uint8Array): boolean => walkMp3(bytes).condition === 'complete';

/** Text that any editor opens: UTF-8 without what no text has. */
const isText = (bytes: Uint8Array): boolean => {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Detects a file's type by its first bytes; undefined if unknown. */
export const detectSessionFileType = (bytes: Uint8Array): SessionFileType | undefined => {
  if (hasSignature(bytes, 0, '%PDF-')) return 'application/pdf';
  const type = detectRecordingType(bytes);
  if (type === 'wav' || type === 'aiff') return `audio/${type}`;
  return walkMp3(bytes).condition === 'notMp3' ? undefined : 'audio/mpeg';
};

/** Detects a type from the first bytes, ignoring the name; undefined: a Word file, or an unsupported type. */
export const getSessionFileType = (bytes: Uint8Array): SessionFileType | undefined => {
  const type = detectSessionFileType(bytes);
  if (type && type !== 'audio/mpeg') return type;
  if (isMp3(bytes)) return 'audio/mpeg';
  return isText(bytes) ? 'text/plain' : undefined;
};
