import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readPdfText } from '../stack/pdf-text.ts';
import { REGULAR } from '../../functions/src/outgoing/documents/fonts.ts';
import { toPrintable } from '../../functions/src/outgoing/documents/printable-text.ts';
import { Paper } from '../../functions/src/outgoing/documents/paper.ts';
import { sortInPaintOrder } from '../../functions/src/outgoing/documents/words-on-line.ts';

const getPaper = (text: string): Promise<Buffer> =>
  new Paper(text, { locale: 'en', author: 'Agency One', accent: '#3d5afe' })
    .letterhead(text, [text])
    .heading(text)
    .facts([{ label: 'Signed by', text }])
    .table(['What', 'Amount'], [{ label: `Narrator · ${text}\n2 · ${text}`, amount: '1' }])
    .finish(() => text);

const LATIN = /[\p{Script=Latin}\p{Script=Common}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Characters of a text that can't be read from the file. */
const findMissing = async (text: string): Promise<string> => {
  const shown = readPdfText(await getPaper(text)).join('');
  return [...text].filter((letter) => !LATIN.test(letter) && !shown.includes(letter)).join('');
};

/** Words on the pages of a file, as typed. */
const listFontNames = (bytes: Buffer): readonly string[] => {
  const file = bytes.toString('latin1');

  const streams = [...file.matchAll(/stream\n([^]*?)\nendstream/g)].flatMap(([, raw = '']) => {
    try {
      return [inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });

  return streams.flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(([^]*?)\)\n?/g)].map(([, text = '']) =>
      Buffer.from(text.replace(/\\([()\\])/g, '$1').replace('\u00FE\u00FF', ''), 'latin1')
        .swap16()
        .toString('utf16le'),
    ),
  );
};

// Fonts of several megabytes are parsed.
describe('a paper', { timeout: 30_000 }, () => {
  it.each([
    ['Latin', 'Zoë Núñez-Łęcka'],
    ['Greek', 'Νίκος Παπαδόπουλος'],
    ['Cyrillic', 'Юлия Щукина'],
    ['Arabic', 'محمد علي'],
    ['Hebrew', 'שרה כהן'],
    ['Chinese', '王小明'],
    ['traditional Chinese', '陳大文'],
    ['Japanese', '山田 はなコ'],
    ['Korean', '김민수'],
    ['Thai', 'สมชาย ใจดี'],
    ['Devanagari', 'राज कुमार'],
    ['mixed scripts', 'Anna 王 محمد 김'],
  ])('shows names in %s with letters that can be searched', async (_, name) => {
    expect(await findMissing(name)).toBe('');
  });

  it.each([
    ['Zoë 🎙️ Studio', 'Zoë Studio'],
    ['👩🏽‍🎤 Ana 👨‍👩‍👧 🇪🇸 Costa 1️⃣', 'Ana Costa 1'],
    ['Wales 🏴󠁧󠁢󠁷󠁬󠁳󠁿 © 2026 ™', 'Wales © 2026 ™'],
    ['Ḟ𝓔 Ελ Юл 王 محمد', 'ḞE Ελ Юл 王 محمد'],
    ['აბგ Ana\u2068\u2069', '??? Ana'],
    ['🎉', '–'],
  ])('leaves out pictures and letters that no font has, which would be boxes: %s', async (typed, printed) => {
    const doc = new PDFDocument({ font: REGULAR });
    expect(toPrintable(doc, typed)).toBe(printed);
    expect(toPrintable(doc, printed)).toBe(printed);
    const shown = readPdfText(await getPaper(typed)).join('');
    expect(shown).not.toMatch(/[\p{Emoji_Presentation}\uFFFD]/u);
  });

  it('names words that are read from the right as they were typed', async () => {
    expect(listFontNames(await getPaper('محمد علي'))).toEqual(expect.arrayContaining(['محمد', 'علي']));
  });

  it('embeds the fonts that it needs and no others', async () => {
    const listFonts = async (text: string) =>
      new Set(
        [...(await getPaper(text)).toString('latin1').matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(
          ([, font]) => font?.split('-')[0],
        ),
      );

    expect([...(await listFonts('Zoë'))]).toEqual(['Inter']);

    const arabic = await listFonts('محمد');
    expect(arabic.size).toBe(2);
    expect((await getPaper('王小明')).length).toBeLessThan(200_000);
  });
});

describe('words of a line', () => {
  const order = (line: string) =>
    sortInPaintOrder(line.split(' ').map((text) => ({ text })))
      .map(({ text }) => text)
      .join(' ');

  it.each([
    ['one two', 'one two'],
    ['אחת שתים', 'שתים אחת'],
    ['by אחת שתים on 3 May', 'by שתים אחת on 3 May'],
    ['אחת · שתים · English', 'שתים · אחת · English'],
    ['אחת 12 שתים', 'שתים 12 אחת'],
    ['3 אחת 4', '3 אחת 4'],
  ])('are painted in the order of their script: %s', (line, painted) => {
    expect(order(line)).toBe(painted);
  });
});
