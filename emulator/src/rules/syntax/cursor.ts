import { Lexer, type Token } from './lexer.ts';
import { SyntaxFault, type Source, type Span } from './source.ts';

/** One token of look-ahead over the lexer, with helpers for the parsers. */
export class Cursor {
  readonly source: Source;
  private readonly lexer: Lexer;
  token: Token;
  /** End of the last consumed token, where a node ends. */
  lastEnd = 0;

  constructor(source: Source) {
    this.source = source;
    this.lexer = new Lexer(source);
    this.token = this.lexer.next();
  }

  advance(): Token {
    const token = this.token;
    this.lastEnd = token.to;
    this.token = this.lexer.next();
    return token;
  }

  /** Continues at an offset (after a path, which has its own characters). */
  resumeAt(offset: number): void {
    this.lexer.seek(offset);
    this.lastEnd = offset;
    this.token = this.lexer.next();
  }

  beforeBlank(): boolean {
    return /^(?:\s|$)/.test(this.source.text.slice(this.token.to, this.token.to + 1));
  }

  isSymbol(text: string): boolean {
    return this.token.kind === 'symbol' && this.token.text === text;
  }

  isWord(text: string): boolean {
    return this.token.kind === 'name' && this.token.text === text;
  }

  acceptSymbol(text: string): boolean {
    if (!this.isSymbol(text)) return false;
    this.advance();
    return true;
  }

  expectSymbol(text: string, message = `Missing '${text}'.`): Token {
    if (!this.isSymbol(text)) throw this.fault(this.token.kind === 'end' ? undefined : message);
    return this.advance();
  }

  expectName(message?: string): Token & { kind: 'name' } {
    const token = this.token;
    if (token.kind !== 'name') throw this.fault(message);
    this.advance();
    return token;
  }

  fault(message = `Unexpected '${this.token.text}'.`, span: Span = this.token): SyntaxFault {
    return new SyntaxFault(message, span);
  }
}
