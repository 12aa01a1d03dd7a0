import { cutText } from '@domain/values/graphemes.ts';
import { FILE_NAME_MAX } from '@domain/sessions/session-files.ts';

/** Invisible characters, and those that a file system reserves. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;

/** Returns a name that every disk takes. `endings`: extensions of the file's type; a name without one gets the first. */
export const getFileName = (typedName: string, endings: readonly string[]): string => {
  const seen = typedName.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();
  const nameEnding = endings.find((ending) => seen.toLowerCase().endsWith(ending)) ?? '';
  const stem = seen.slice(0, seen.length - nameEnding.length).replace(/^[.\s]+/u, '');
  const short = cutText(stem, FILE_NAME_MAX - 6).trim();
  return `${short || 'file'}${nameEnding || (endings[0] ?? '')}`;
};
