import { SyntaxFault, type Source, type Span } from './source.ts';
import { readString, type StringToken } from './strings.ts';

export type Token = Span &
  (
    | { readonly kind: 'name'; readonly text: string }
    | { readonly kind: 'symbol'; readonly text: string }
    | { readonly kind: 'int'; readonly text: string; readonly value: bigint }
    | { readonly kind: 'float'; readonly text: string; readonly value: number }
    | (StringToken & { readonly text: string })
    | { readonly kind: 'end'; readonly text: '<EOF>' }
  );

const nameStart = /[A-Za-z_]/;
const namePart = /[A-Za-z0-9_]/;
const digit = /[0-9]/;
const symbols = ['&&', '||', '==', '!=', '<=', '>=', '**'];
const single = new Set('{}()[],;:.=<>!?+-*/%&|$'.split(''));
const largestInteger = (1n << 63n) - 1n;

/** Reads one token at a time: only the parser knows whether `/` starts a path or divides. */
export class Lexer {
  readonly source: Source;
  private readonly text: string;
  private offset = 0;

  constructor(source: Source) {
    this.source = source;
    this.text = source.text;
  }

  /** Continues at an offset, after the parser has read a path directly. */
  seek(offset: number): void {
    this.offset = offset;
  }

  next(): Token {
    this.skipBlanks();

    const from = this.offset;
    const char = this.text[from];
    if (char === undefined) return { kind: 'end', text: '<EOF>', from, to: from };
    if (char === "'" || char === '"') return this.string(from, from, 'string');
    if ((char === 'b' || char === 'B') && (this.text[from + 1] === "'" || this.text[from + 1] === '"')) {
      return this.string(from, from + 1, 'bytes');
    }
    if (nameStart.test(char)) return this.name(from);
    if (digit.test(char)) return this.number(from);

    const double = this.text.slice(from, from + 2);
    const text = symbols.includes(double) ? double : char;
    if (text.length === 1 && !single.has(text)) {
      throw new SyntaxFault(`Unexpected '${char}'.`, { from, to: from + 1 });
    }

    this.offset = from + text.length;

    return { kind: 'symbol', text, from, to: this.offset };
  }

  private string(from: number, quoteAt: number, kind: 'string' | 'bytes'): Token {
    const token = readString(this.text, from, quoteAt, kind);
    this.offset = token.to;
    return { ...token, text: this.text.slice(from, token.to) };
  }

  private name(from: number): Token {
    let to = from + 1;
    while (to < this.text.length && namePart.test(this.text.charAt(to))) to += 1;
    this.offset = to;
    return { kind: 'name', text: this.text.slice(from, to), from, to };
  }

  private number(from: number): Token {
    const match = /^(?:0[xX][0-9a-fA-F]+|[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?)/.exec(
      this.text.slice(from, from + 400),
    );
    const text = match?.[0] ?? this.text.charAt(from);
    const to = from + text.length;

    this.offset = to;

    if (match?.[1] !== undefined || match?.[2] !== undefined) {
      return { kind: 'float', text, value: Number(text), from, to };
    }

    const value = BigInt(text);
    // One more than the maximum, for the negated smallest integer.
    if (value > largestInteger + 1n) throw new SyntaxFault(`Integer out of range: ${text}.`, { from, to });

    return { kind: 'int', text, value, from, to };
  }

  private skipBlanks(): void {
    for (;;) {
      while (/\s/.test(this.text.charAt(this.offset))) this.offset += 1;

      if (this.text.startsWith('//', this.offset)) {
        const end = this.text.indexOf('\n', this.offset);
        this.offset = end < 0 ? this.text.length : end;
      } else if (this.text.startsWith('/*', this.offset)) {
        const end = this.text.indexOf('*/', this.offset + 2);
        if (end < 0) {
          throw new SyntaxFault('Unclosed comment.', { from: this.offset, to: this.text.length });
        }
        this.offset = end + 2;
      } else return;
    }
  }
}
