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
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** An escape by number: two hexadecimal digits, four (one UTF-16 unit, not for bytes), or three octal ones. */
const codes = {
  string: /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2}))/,
  bytes: /^(?:x([0-9a-fA-F]{2})|(u)(?!)|([0-3][0-7]{2}))/,
};

/** Reads a quoted literal; `b'…'` gives bytes, with `\xHH` and octal escapes of one byte each. */
export function readString(
  text: string,
  from: number,
  quoteAt: number,
  kind: 'string' | 'bytes',
): StringToken {
  const quote = text[quoteAt];
  const bytes: number[] = [];
  let value = '';
  let offset = quoteAt + 1;

  const add = (piece: string): void => {
    if (kind === 'bytes') bytes.push(...Buffer.from(piece, 'utf8'));
    else value += piece;
  };

  for (;;) {
    const char = text[offset];
    if (char === undefined || char === '\n' || char === '\r') {
      throw new SyntaxFault('Unclosed string.', { from, to: offset });
    }
    if (char === quote) break;
    if (char !== '\\') {
      // Whole code points, so that an astral character isn't split into bytes.
      const point = String.fromCodePoint(text.codePointAt(offset) ?? 0);
      add(point);
      offset += point.length;
      continue;
    }

    const coded = codes[kind].exec(text.slice(offset + 1, offset + 6));
    if (coded) {
      const unit = coded[3] ? parseInt(coded[3], 8) : parseInt(coded[1] ?? coded[2] ?? '0', 16);
      if (kind === 'bytes') bytes.push(unit);
      else value += String.fromCharCode(unit);
      offset += 1 + coded[0].length;
      continue;
    }

    const plain = plainEscapes[text[offset + 1] ?? ''];
    // Like the service, so a pattern with too few backslashes fails before it is deployed.
    if (plain === undefined) throw new SyntaxFault(`Invalid ${kind} literal.`, { from, to: offset + 2 });

    add(plain);
    offset += 2;
  }

  const to = offset + 1;

  return kind === 'bytes'
    ? { kind: 'bytes', value: Uint8Array.from(bytes), from, to }
    : { kind: 'string', value, from, to };
}
