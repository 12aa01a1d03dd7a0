import { getFonts, REGULAR } from './fonts.ts';
import { hasLetters } from './further-text.ts';

/** Pictures, with the joiners, selectors and tags that combine them: no font of a paper draws them. */
const PICTURES =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{20E3}\u{E0020}-\u{E007F}]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|[\uFE00-\uFE0F]/gu;
/** Signs that Inter has although they count as pictures, such as © and ™. */
const isKept = (doc: PDFKit.PDFDocument, sign: string): boolean =>
  !/\p{Emoji_Presentation}/u.test(sign) && hasLetters(doc, REGULAR, sign);

const isDrawable = (doc: PDFKit.PDFDocument, letter: string): boolean =>
  letter === '\n' || getFonts(letter, REGULAR).some((font) => hasLetters(doc, font, letter));

/** Returns a letter that the fonts of papers draw: itself, its base letter, or a question mark; nothing for signs and invisible characters. */
const toDrawable = (doc: PDFKit.PDFDocument, letter: string): string => {
  if (isDrawable(doc, letter)) return letter;
  const [base = ''] = letter.normalize('NFKD');
  if (base !== letter && isDrawable(doc, base)) return base;
  return /[\p{L}\p{N}]/u.test(letter) ? '?' : '';
};

/** Returns a text without pictures and without letters that no font of a paper has, which would be boxes. */
export const toPrintable = (doc: PDFKit.PDFDocument, text: string): string => {
  const written = text.normalize('NFC');
  if (hasLetters(doc, REGULAR, written.replaceAll('\n', ''))) return written;
  const plain = written.replace(PICTURES, (sign) => (isKept(doc, sign) ? sign : ''));
  const drawn = [...plain].map((letter) => toDrawable(doc, letter)).join('');
  // An empty name would look forgotten.
  return drawn.replace(/ {2,}/g, ' ').trim() || '–';
};
