import { cutText } from '../values/graphemes.ts';

/** What cannot stand in the name of a file on some machine, or would end it. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;
/** Longest part of a name that people typed, in characters: systems take 255 bytes for the whole. */
const PART_MAX = 40;

const partOf = (text: string): string =>
  cutText(text.normalize('NFC').replace(UNFIT, ' ').replace(/\s+/gu, ' ').trim(), PART_MAX).replace(
    /^[.\s]+|[.\s]+$/gu,
    '',
  ) || '_';

/** A voice as its file is named. */
export interface DownloadedVoice {
  readonly character: string;
  readonly talentPublicName: string;
  /** alpha3. */
  readonly language: string;
}

/**
 * Names of the files of a casting, in their order: `01 Captain - Ana B. - eng.mp3`. By their numbers they sort everywhere
 * as they stand, and no two are alike.
 */
export const downloadNames = (voices: readonly DownloadedVoice[]): readonly string[] => {
  const digits = Math.max(2, String(voices.length).length);
  return voices.map(({ character, talentPublicName, language }, at) => {
    const number = String(at + 1).padStart(digits, '0');
    return `${number} ${partOf(character)} - ${partOf(talentPublicName)} - ${language}.mp3`;
  });
};

/** What the zip of a casting is called. */
export const downloadName = (project: string, language: string): string =>
  `${partOf(project)} - ${language}.zip`;

/** What the zip of takes is called: of one character, or of all of them. */
export const takesDownloadName = (project: string, language: string, character = 'auditions'): string =>
  `${partOf(project)} - ${partOf(character)} - ${language}.zip`;

/** Header with about how many bytes the zip will have, for whoever shows how far it is. */
export const DOWNLOAD_BYTES_HEADER = 'X-Download-Bytes';
