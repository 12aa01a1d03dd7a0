import { inflateSync } from 'node:zlib';

const parseObjects = (pdf: string): ReadonlyMap<string, string> =>
  new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)].map(([, number = '', object = '']) => [
      number,
      object,
    ]),
  );

const readStream = (object: string): string => {
  const [, bytes] = /stream\n(.*)\nendstream/s.exec(object) ?? [];
  if (bytes === undefined) return '';
  const raw = Buffer.from(bytes, 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
};

const decodeUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A font's glyphs to characters, by its character map, whose runs begin at a glyph. */
const parseGlyphs = (map: string): ReadonlyMap<number, string> =>
  new Map(
    [...map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)].flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<(\w+)>/g)].map(
        ([, hex = ''], index) => [Number.parseInt(first, 16) + index, decodeUtf16(hex)] as const,
      ),
    ),
  );

/** The files embedded in our PDFs. */
export const readPdfFiles = (bytes: Buffer): readonly string[] =>
  [...parseObjects(bytes.toString('latin1')).values()]
    .filter((object) => object.includes('/Type /EmbeddedFile'))
    .map((object) => Buffer.from(readStream(object), 'latin1').toString('utf8'));

/** The text of our PDFs, by line in painting order. */
export const readPdfText = (bytes: Buffer): readonly string[] => {
  const objects = parseObjects(bytes.toString('latin1'));
  const all = [...objects.values()];

  const fonts = new Map(
    all
      .flatMap((object) => [...object.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', number = '']) => {
        const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '') ?? [];
        return [name, parseGlyphs(readStream(objects.get(map) ?? ''))];
      }),
  );

  const contents = all.map(readStream).filter((stream) => /\bTJ\b/.test(stream));

  return contents.flatMap(
    (content) =>
      [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].reduce<{ font: string; lines: string[] }>(
        ({ font, lines }, [, named, shown]) => {
          if (shown === undefined) return { font: named ?? font, lines };

          const codes =
            [...shown.matchAll(/<(\w*)>/g)]
              .map(([, hex = '']) => hex)
              .join('')
              .match(/\w{4}/g) ?? [];
          const text = codes
            .map((code) => fonts.get(font)?.get(Number.parseInt(code, 16)) ?? '\uFFFD')
            .join('');

          return { font, lines: [...lines, text] };
        },
        { font: '', lines: [] },
      ).lines,
  );
};
