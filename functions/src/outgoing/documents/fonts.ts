import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/** Fonts of papers; a deployed function has those of other scripts beside its code, placed by `build.mjs`. */
const INTER = '@expo-google-fonts/inter';
export const REGULAR = resolve(`${INTER}/400Regular/Inter_400Regular.ttf`);
export const BOLD = resolve(`${INTER}/600SemiBold/Inter_600SemiBold.ttf`);

/** Fonts for letters that Inter lacks, with their packages, in order of preference. */
const FURTHER_FONTS = {
  'noto-sans-arabic-arabic': '@fontsource/noto-sans-arabic',
  'noto-sans-hebrew-hebrew': '@fontsource/noto-sans-hebrew',
  'noto-sans-thai-thai': '@fontsource/noto-sans-thai',
  'noto-sans-devanagari-devanagari': '@fontsource/noto-sans-devanagari',
  'noto-sans-sc-chinese-simplified': '@fontsource/noto-sans-sc',
  'noto-sans-jp-japanese': '@fontsource/noto-sans-jp',
  'noto-sans-kr-korean': '@fontsource/noto-sans-kr',
} as const;
type FurtherFont = keyof typeof FURTHER_FONTS;

const getPath = (font: FurtherFont): string => {
  const file = `${font}-400-normal.woff`;
  const built = fileURLToPath(new URL(`fonts/${file}`, import.meta.url));
  return existsSync(built) ? built : resolve(`${FURTHER_FONTS[font]}/files/${file}`);
};

/** Kana mean Japanese and Hangul Korean, including nearby Han. */
const SCRIPTS: readonly (readonly [RegExp, FurtherFont])[] = [
  [/\p{Script=Arabic}/u, 'noto-sans-arabic-arabic'],
  [/\p{Script=Hebrew}/u, 'noto-sans-hebrew-hebrew'],
  [/\p{Script=Thai}/u, 'noto-sans-thai-thai'],
  [/\p{Script=Devanagari}/u, 'noto-sans-devanagari-devanagari'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp-japanese'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr-korean'],
  [/\p{Script=Han}/u, 'noto-sans-sc-chinese-simplified'],
];

/** Returns fonts for a word, most likely first, those of its own script before others. */
export const getFonts = (word: string, mainFont: string): readonly string[] => {
  const likely = SCRIPTS.filter(([script]) => script.test(word)).map(([, font]) => font);
  const han: readonly FurtherFont[] = /\p{Script=Han}/u.test(word)
    ? ['noto-sans-jp-japanese', 'noto-sans-kr-korean']
    : [];
  return [mainFont, ...new Set([...likely, ...han].map(getPath))];
};

/** Returns whether a text has letters that Inter lacks, or runs right to left. */
export const needsFurtherFonts = (text: string): boolean => SCRIPTS.some(([script]) => script.test(text));
