import type { Expression, MatchSegment, PathPart } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { SyntaxFault } from './source.ts';

const segmentChar = /[^\s/$(){}[\],;:?&|!<>=+*"']/;

/** Reads a literal segment: plain characters and one parenthesised name such as `(default)`. */
function findLiteralEnd(text: string, from: number): number {
  let offset = from;
  while (offset < text.length) {
    const char = text.charAt(offset);
    if (segmentChar.test(char)) offset += 1;
    else if (char === '(' && offset === from) {
      const close = text.indexOf(')', offset);
      if (close < 0 || !/^\([\w-]+\)$/.test(text.slice(offset, close + 1))) return offset;
      offset = close + 1;
    } else break;
  }

  return offset;
}

/** A path in an expression, from its first `/`: `/databases/$(database)/documents/users/$(uid)`. */
export function readExpressionPath(
  cursor: Cursor,
  parseInner: () => Expression,
): { readonly parts: PathPart[]; readonly to: number } {
  const text = cursor.source.text;
  const parts: PathPart[] = [];
  let offset = cursor.token.from;

  while (text[offset] === '/') {
    offset += 1;

    if (text.startsWith('$(', offset)) {
      cursor.resumeAt(offset + 2);
      parts.push(parseInner());
      if (!cursor.isSymbol(')')) throw cursor.fault("Missing ')'.");
      offset = cursor.token.to;
    } else if (text[offset] === '{') {
      const close = text.indexOf('}', offset);
      if (close < 0) throw new SyntaxFault("Missing '}'.", { from: offset, to: offset + 1 });
      parts.push(text.slice(offset, close + 1));
      offset = close + 1;
    } else {
      const end = findLiteralEnd(text, offset);
      if (end === offset) throw new SyntaxFault('Missing path segment.', { from: offset, to: offset + 1 });
      parts.push(text.slice(offset, end));
      offset = end;
    }
  }

  cursor.resumeAt(offset);

  return { parts, to: offset };
}

/** The path after `match`: literals, `{name}` and `{name=**}`. */
export function readMatchPath(cursor: Cursor): MatchSegment[] {
  const text = cursor.source.text;
  const segments: MatchSegment[] = [];
  let offset = cursor.token.from;

  while (text[offset] === '/') {
    offset += 1;

    const wildcard = /^\{\s*([A-Za-z_]\w*)\s*(?:=\s*(\*\*|\*)\s*)?\}/.exec(text.slice(offset, offset + 300));
    if (wildcard) {
      const to = offset + wildcard[0].length;
      const kind = wildcard[2] === '**' ? 'recursive' : 'wildcard';
      segments.push({ kind, name: wildcard[1] ?? '', from: offset, to });
      offset = to;
      continue;
    }

    const end = findLiteralEnd(text, offset);
    if (end === offset)
      throw new SyntaxFault('Invalid match path segment.', { from: offset, to: offset + 1 });

    segments.push({ kind: 'literal', text: text.slice(offset, end), from: offset, to: end });
    offset = end;
  }

  cursor.resumeAt(offset);

  return segments;
}
