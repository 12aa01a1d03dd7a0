import type { Expression, MatchSegment, PathPart } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { SyntaxFault } from './source.ts';

const segmentChar = /[^\s/$(){}[\],;:?&|!<>=+*"']/;

/** Reads a literal segment: plain characters and one parenthesised name such as `(default)`. */
function findLiteralEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const char = text.charAt(at);
    if (segmentChar.test(char)) at += 1;
    else if (char === '(' && at === from) {
      const close = text.indexOf(')', at);
      if (close < 0 || !/^\([\w-]+\)$/.test(text.slice(at, close + 1))) return at;
      at = close + 1;
    } else break;
  }

  return at;
}

/** A path in an expression, from its first `/`: `/databases/$(database)/documents/users/$(uid)`. */
export function readExpressionPath(
  cursor: Cursor,
  parseInner: () => Expression,
): { readonly parts: PathPart[]; readonly to: number } {
  const text = cursor.source.text;
  const parts: PathPart[] = [];
  let at = cursor.token.from;

  while (text[at] === '/') {
    at += 1;

    if (text.startsWith('$(', at)) {
      cursor.resumeAt(at + 2);
      parts.push(parseInner());
      if (!cursor.isSymbol(')')) throw cursor.fault("Missing ')'.");
      at = cursor.token.to;
    } else if (text[at] === '{') {
      const close = text.indexOf('}', at);
      if (close < 0) throw new SyntaxFault("Missing '}'.", { from: at, to: at + 1 });
      parts.push(text.slice(at, close + 1));
      at = close + 1;
    } else {
      const end = findLiteralEnd(text, at);
      if (end === at) throw new SyntaxFault('Missing path segment.', { from: at, to: at + 1 });
      parts.push(text.slice(at, end));
      at = end;
    }
  }

  cursor.resumeAt(at);

  return { parts, to: at };
}

/** The path after `match`: literals, `{name}` and `{name=**}`. */
export function readMatchPath(cursor: Cursor): MatchSegment[] {
  const text = cursor.source.text;
  const segments: MatchSegment[] = [];
  let at = cursor.token.from;

  while (text[at] === '/') {
    at += 1;

    const wildcard = /^\{\s*([A-Za-z_]\w*)\s*(?:=\s*(\*\*|\*)\s*)?\}/.exec(text.slice(at, at + 300));
    if (wildcard) {
      const to = at + wildcard[0].length;
      const kind = wildcard[2] === '**' ? 'recursive' : 'wildcard';
      segments.push({ kind, name: wildcard[1] ?? '', from: at, to });
      at = to;
      continue;
    }

    const end = findLiteralEnd(text, at);
    if (end === at) throw new SyntaxFault('Invalid match path segment.', { from: at, to: at + 1 });

    segments.push({ kind: 'literal', text: text.slice(at, end), from: at, to: end });
    at = end;
  }

  cursor.resumeAt(at);

  return segments;
}
