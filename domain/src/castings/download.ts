import { cutText } from '../values/graphemes.ts';

/** Characters invalid in file names on some system, or that would end one. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;
/** Maximum characters per typed part of a name: file systems allow 255 bytes in total. */
const PART_MAX = 40;

const toPart = (text: string): string =>
  cutText(text.normalize('NFC').replace(UNFIT, ' ').replace(/\s+/gu, ' ').trim(), PART_MAX).replace(
    /^[.\s]+|[.\s]+$/gu,
    '',
  ) || '_';

/** A voice's data for its file name. */
export interface DownloadedVoice {
  readonly character: string;
  readonly talentPublicName: string;
  /** alpha3. */
  readonly language: string;
}

/** Returns file names of a casting, in order: `01 Captain - Ana B. - eng.mp3`. Numbers keep the order on every system and make names unique. */
export const getDownloadNames = (voices: readonly DownloadedVoice[]): readonly string[] => {
  const digits = Math.max(2, String(voices.length).length);
  return voices.map(({ character, talentPublicName, language }, index) => {
    const number = String(index + 1).padStart(digits, '0');
    return `${number} ${toPart(character)} - ${toPart(talentPublicName)} - ${language}.mp3`;
  });
};

export const getDownloadName = (project: string, language: string): string =>
  `${toPart(project)} - ${language}.zip`;

export const getTakesDownloadName = (project: string, language: string, character = 'auditions'): string =>
  `${toPart(project)} - ${toPart(character)} - ${language}.zip`;
