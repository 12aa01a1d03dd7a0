import type { SourceFile } from '../contract.ts';

/** A position in a source file; both numbers start at 1, like the Firebase CLI's. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A half-open range of character offsets in one file. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export class Source {
  readonly name: string;
  readonly text: string;
  private readonly lineStarts: number[] = [0];
  private charactersBefore: readonly number[] | undefined;

  constructor(file: SourceFile) {
    this.name = file.name;
    this.text = file.content;
    for (let i = 0; i < this.text.length; i += 1) {
      if (this.text.charCodeAt(i) === 10) this.lineStarts.push(i + 1);
    }
  }

  /** Line and column of an offset. Columns count characters, not UTF-16 units. */
  position(offset: number): Position {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: countCharacters(this.text.slice(this.lineStarts[low] ?? 0, offset)) + 1 };
  }

  characterOffset(offset: number): number {
    const line = this.position(offset);
    this.charactersBefore ??= this.countLines();
    return (this.charactersBefore[line.line - 1] ?? 0) + line.column - 1;
  }

  private countLines(): number[] {
    let count = 0;
    return this.lineStarts.map((start, line) => {
      const before = count;
      count += countCharacters(this.text.slice(start, this.lineStarts[line + 1]));
      return before;
    });
  }

  slice(span: Span): string {
    return this.text.slice(span.from, span.to);
  }
}

function countCharacters(text: string): number {
  let count = text.length;
  for (const { length } of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) count -= length;
  return count;
}

/** Aborts the parsing of one file; the parser turns it into an issue. */
export class SyntaxFault extends Error {
  readonly span: Span;

  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}
