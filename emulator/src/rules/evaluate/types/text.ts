import { RE2JS } from 're2js';
import { bool, boundedText, error, int, text, type KnownValue, type RuleError } from '../rule-value.ts';
import { methods, taking, wrongArgument } from './method.ts';

type RuleText = Extract<KnownValue, { type: 'string' }>;

const compiled = new Map<string, RE2JS | undefined>();
const mostPatterns = 500;
const longestPattern = 20_000;

/** RE2 runs in linear time, so that no pattern, however made, can hang the emulator. */
function pattern(source: string): RE2JS | RuleError {
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

/** `\1` in a replacement is the first group, `\0` the match; everything else stands for itself. */
function replacement(source: string): string {
  return source
    .replace(/\$/g, '$$$$')
    .replace(/\\([0-9\\])/g, (_all, what: string) => (what === '\\' ? what : `$${what}`));
}

function replaceAll(self: RuleText, args: readonly KnownValue[]): ReturnType<typeof boundedText> {
  const [from, to] = args;
  if (from?.type !== 'string' || to?.type !== 'string')
    return wrongArgument('string.replace', args, ['string.replace(string, string)']);
  const found = pattern(from.value);
  if ('type' in found) return found;
  try {
    return boundedText(found.matcher(self.value).replaceAll(replacement(to.value)));
  } catch {
    return error(`Invalid replacement. Replacement: ${to.value}.`);
  }
}

export const textMethods = methods<RuleText>({
  size: (self) => int([...self.value].length),
  lower: (self) => text(self.value.toLowerCase()),
  upper: (self) => text(self.value.toUpperCase()),
  trim: (self) => text(self.value.trim()),
  toUtf8: (self) => ({ type: 'bytes', value: new Uint8Array(Buffer.from(self.value, 'utf8')) }),
  matches: taking(1, (self, args) => {
    const source = args[0];
    if (source?.type !== 'string') return wrongArgument('string.matches', args, ['string.matches(string)']);
    const found = pattern(source.value);
    return 'type' in found ? found : bool(found.matches(self.value));
  }),
  replace: taking(2, replaceAll),
  split: taking(1, (self, args) => {
    const source = args[0];
    if (source?.type !== 'string') return wrongArgument('string.split', args, ['string.split(string)']);
    const found = pattern(source.value);
    if ('type' in found) return found;
    return { type: 'list', items: found.split(self.value, -1).map(text) };
  }),
});
