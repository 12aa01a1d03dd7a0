import { SyntaxFault, type Span } from './source.ts';

export type StringToken = Span &
  (
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'bytes'; readonly value: Uint8Array }
  );

const plainEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};

/** Reads a quoted literal; `b'…'` gives bytes, where `\xHH` and octal escapes stand for one byte each. */
export function readString(
  text: string,
  from: number,
  quoteAt: number,
  kind: 'string' | 'bytes',
): StringToken {
  const quote = text[quoteAt];
  const bytes: number[] = [];
  let value = '';
  let at = quoteAt + 1;
  const add = (piece: string): void => {
    if (kind === 'bytes') bytes.push(...Buffer.from(piece, 'utf8'));
    else value += piece;
  };
  for (;;) {
    const char = text[at];
    if (char === undefined || char === '\n') {
      throw new SyntaxFault('Unclosed string.', { from, to: at });
    }
    if (char === quote) break;
    if (char !== '\\') {
      // Whole code points, so that an astral character is not torn apart in bytes.
      const point = String.fromCodePoint(text.codePointAt(at) ?? 0);
      add(point);
      at += point.length;
      continue;
    }
    const rest = text.slice(at + 1, at + 10);
    const coded = /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2}))/.exec(rest);
    if (coded) {
      const point = coded[4] ? parseInt(coded[4], 8) : parseInt(coded[1] ?? coded[2] ?? coded[3] ?? '0', 16);
      if (point > 0x10ffff) throw new SyntaxFault('Invalid escape sequence.', { from: at, to: at + 10 });
      const single = coded[1] !== undefined || coded[4] !== undefined;
      if (kind === 'bytes' && single) bytes.push(point);
      else add(String.fromCodePoint(point));
      at += 1 + coded[0].length;
      continue;
    }
    const next = text[at + 1] ?? '';
    // An unknown escape keeps its backslash: regular expressions are often written with one only.
    add(plainEscapes[next] ?? `\\${next}`);
    at += 2;
  }
  const to = at + 1;
  return kind === 'bytes'
    ? { kind: 'bytes', value: Uint8Array.from(bytes), from, to }
    : { kind: 'string', value, from, to };
}
