import { getFonts } from './fonts.ts';
import { sortInPaintOrder, isRightToLeft, toWords, type Word } from './words-on-line.ts';

type Doc = PDFKit.PDFDocument;

/** Internals of the chosen font that the library's types lack. */
interface Inside {
  readonly _font: {
    readonly ascender: number;
    readonly font: { readonly hasGlyphForCodePoint: (codePoint: number) => boolean };
  };
}

/** Lines of other scripts are taller than Inter's. */
const LINE_HEIGHT = 1.5;

interface Run {
  readonly text: string;
  readonly font: string;
  readonly width: number;
}
interface Placed extends Word {
  readonly runs: readonly Run[];
  readonly width: number;
}

export interface FurtherLook {
  readonly own: string;
  readonly size: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Returns whether a font has all letters of a text. Chooses the font. */
export const hasLetters = (doc: Doc, font: string, text: string): boolean => {
  doc.font(font);
  const { font: opened } = (doc as unknown as Inside)._font;
  return [...text].every((letter) => opened.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
};

/** Splits a word into runs of one font; a single run if one font covers it. */
const getRuns = (doc: Doc, text: string, { own, size }: FurtherLook): readonly Run[] => {
  const fonts = getFonts(text, own);
  const whole = fonts.find((font) => hasLetters(doc, font, text));
  const parts: { text: string; font: string }[] = [];

  if (whole !== undefined) parts.push({ text, font: whole });
  else
    for (const letter of text) {
      const last = parts.at(-1);
      if (last && hasLetters(doc, last.font, letter)) last.text += letter;
      else parts.push({ text: letter, font: fonts.find((font) => hasLetters(doc, font, letter)) ?? own });
    }

  return parts.map((part) => ({
    ...part,
    width: doc.font(part.font).fontSize(size).widthOfString(part.text),
  }));
};

const toLines = (doc: Doc, text: string, look: FurtherLook): readonly (readonly Placed[])[] => {
  const space = doc.font(look.own).fontSize(look.size).widthOfString(' ');

  return text.split('\n').flatMap((paragraph) => {
    const lines: Placed[][] = [[]];
    let taken = 0;

    for (const word of toWords(paragraph)) {
      const runs = getRuns(doc, word.text, look);
      const width = runs.reduce((sum, run) => sum + run.width, 0);
      const line = lines.at(-1) ?? [];
      const gap = line.length === 0 || word.isGlued ? 0 : space;
      if (line.length > 0 && taken + gap + width > look.width) {
        lines.push([{ ...word, isGlued: true, runs, width }]);
        taken = width;
      } else {
        line.push({ ...word, isGlued: word.isGlued || line.length === 0, runs, width });
        taken += gap + width;
      }
    }

    return lines;
  });
};

export const measureFurtherText = (doc: Doc, text: string, look: FurtherLook): number =>
  toLines(doc, text, look).length * look.size * LINE_HEIGHT;

/** Paints a text in other scripts' fonts, in its own direction; text extraction returns it as typed. */
export const paintFurther = (
  doc: Doc,
  text: string,
  look: FurtherLook,
  position: { readonly x: number; readonly y: number },
): void => {
  const space = doc.font(look.own).fontSize(look.size).widthOfString(' ');
  const ascent = ((doc as unknown as Inside)._font.ascender / 1000) * look.size;

  toLines(doc, text, look).forEach((line, index) => {
    const getGapBefore = (word: Placed, place: number): number => (place === 0 || word.isGlued ? 0 : space);
    const painted = sortInPaintOrder(line);
    const width = painted.reduce((sum, word, place) => sum + getGapBefore(word, place) + word.width, 0);
    let x = position.x + (look.align === 'right' ? look.width - width : 0);
    const y = position.y + index * look.size * LINE_HEIGHT + ascent;
    const places = new Map<Placed, number>();

    painted.forEach((word, place) => {
      x += getGapBefore(word, place);
      places.set(word, x);
      x += word.width;
    });

    // In reading order, regardless of position on the line.
    for (const word of line) {
      let left = places.get(word) ?? position.x;
      const isReversed = isRightToLeft(word.text);
      if (isReversed) doc.markContent('Span', { actual: word.text });
      for (const run of word.runs) {
        doc.font(run.font).fontSize(look.size);
        doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
        left += run.width;
      }
      if (isReversed) doc.endMarkedContent();
    }
  });
};
