import { cutText } from '@domain/values/graphemes.ts';
import { FILE_EXTENSIONS, FILE_NAME_MAX, type SessionFileType } from '@domain/sessions/session-files.ts';

/** Invisible characters, and those that a file system reserves. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;

export const getFileName = (given: string, type: SessionFileType): string => {
  const [ending = ''] = FILE_EXTENSIONS[type];
  const seen = given.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();
  const own = FILE_EXTENSIONS[type].find((one) => seen.toLowerCase().endsWith(one)) ?? '';
  const stem = seen.slice(0, seen.length - own.length).replace(/^[.\s]+/u, '');
  const short = cutText(stem, FILE_NAME_MAX - 6).trim();
  return `${short || 'file'}${own || ending}`;
};
