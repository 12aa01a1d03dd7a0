import { RE2JS } from 're2js';
import {
  bool,
  boundedText,
  error,
  int,
  longestText,
  text,
  type KnownValue,
  type RuleError,
  type RuleValue,
} from '../rule-value.ts';
import { defineMethods, withArguments, wrongArgument, type RuleMethod } from './method.ts';

type RuleText = Extract<KnownValue, { type: 'string' }>;

const compiled = new Map<string, RE2JS | undefined>();
const mostPatterns = 500;
const longestPattern = 20_000;

/** RE2 runs in linear time, so no pattern can hang the emulator. */
function compilePattern(source: string): RE2JS | RuleError {
  if (source.length > longestPattern) return error('Regular expression is too long.');

  let result = compiled.get(source);
  if (!compiled.has(source)) {
    try {
      result = RE2JS.compile(source);
    } catch {
      result = undefined;
    }
    // Patterns may be computed from documents: the cache is bounded.
    if (compiled.size >= mostPatterns) compiled.clear();
    compiled.set(source, result);
  }

  return result ?? error(`Invalid regular expression pattern. Pattern: ${source}.`);
}

/** Parses a Java replacement: text with the groups `$1` and `$0`; `\\` escapes the next character. */
function parseTemplate(source: string, groups: number): readonly (string | number)[] | undefined {
  const parts: (string | number)[] = [];
  for (let index = 0; index < source.length; index += 1) {
    const char = source[index] ?? '';
    const next = source[index + 1];
    if (char !== '\\' && char !== '$') {
      parts.push(char);
      continue;
    }
    if (next === undefined) return undefined;

    index += 1;

    if (char === '\\') {
      parts.push(next);
      continue;
    }

    let group = /[0-9]/.test(next) ? Number(next) : Infinity;
    if (group > groups) return undefined;

    // As many digits as form an existing group.
    for (
      let digit = source[index + 1];
      digit !== undefined && /[0-9]/.test(digit);
      digit = source[index + 1]
    ) {
      if (group * 10 + Number(digit) > groups) break;
      group = group * 10 + Number(digit);
      index += 1;
    }

    parts.push(group);
  }

  return parts;
}

function withPattern(name: string, run: (self: RuleText, found: RE2JS) => RuleValue): RuleMethod<RuleText> {
  const expected = [`string.${name}(string)`];

  return withArguments(
    1,
    (self, args) => {
      const source = args[0];
      if (source?.type !== 'string') return wrongArgument(`string.${name}`, args, expected);
      const found = compilePattern(source.value);
      return 'type' in found ? found : run(self, found);
    },
    expected,
  );
}

const replaceCalls = ['string.replace(string, string)'];

function replaceAll(self: RuleText, args: readonly KnownValue[]): RuleValue {
  const [from, to] = args;
  if (from?.type !== 'string' || to?.type !== 'string')
    return wrongArgument('string.replace', args, replaceCalls);

  const found = compilePattern(from.value);
  if ('type' in found) return found;

  const matcher = found.matcher(self.value);
  const parts = parseTemplate(to.value, found.groupCount());
  let result = '';
  let done = 0;

  while (matcher.find()) {
    if (!parts) return error(`Invalid replacement. Replacement: ${to.value}.`);
    result += self.value.slice(done, matcher.start());
    for (const part of parts) result += typeof part === 'string' ? part : (matcher.group(part) ?? '');
    done = matcher.end();
    if (result.length > longestText) break;
  }

  return boundedText(result + self.value.slice(done));
}

export const textMethods = defineMethods<RuleText>('string', {
  // UTF-16 units, as Java counts.
  size: (self) => int(self.value.length),
  lower: (self) => text(self.value.toLowerCase()),
  upper: (self) => text(self.value.toUpperCase()),
  trim: (self) => text(self.value.trim()),
  toUtf8: (self) => ({ type: 'bytes', value: new Uint8Array(Buffer.from(self.value, 'utf8')) }),
  matches: withPattern('matches', (self, found) => bool(found.matches(self.value))),
  replace: withArguments(2, replaceAll, replaceCalls),
  split: withPattern('split', (self, found) => ({
    type: 'list',
    items: found.split(self.value, -1).map(text),
  })),
});
