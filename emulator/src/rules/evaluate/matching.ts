import { text, type RuleValue } from './rule-value.ts';

/** A known or unknown path segment: a query's documents have unknown ids, at any depth for groups. */
export type PathStep = string | typeof anySegment | typeof anySegments;

export const anySegment = Symbol('segment');
/** Any number of unknown segments, matched only by a recursive wildcard. */
export const anySegments = Symbol('segments');

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'wildcard' | 'recursive'; readonly name: string; readonly binding: number };

/**
 * Matches a pattern and writes wildcards into `bindings`; true if all possible paths match.
 * `leastRecursive`: 1 in version 1 of the language, where `{x=**}` needs a segment, else 0.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly PathStep[],
  leastRecursive: 0 | 1,
  bindings: (RuleValue | undefined)[],
): boolean {
  // Failed positions, so that several recursive wildcards don't take exponential time.
  const failed = new Set<number>();
  const width = path.length + 1;

  const from = (offset: number, step: number): boolean => {
    const key = offset * width + step;
    if (failed.has(key)) return false;
    const result = attempt(offset, step);
    if (!result) failed.add(key);
    return result;
  };

  const attempt = (offset: number, step: number): boolean => {
    const segment = pattern[offset];
    if (!segment) return step === path.length;
    if (segment.kind === 'recursive') {
      for (let end = path.length; end >= step + leastRecursive; end -= 1) {
        if (from(offset + 1, end)) {
          bindings[segment.binding] = capture(path.slice(step, end), segment.name);
          return true;
        }
      }
      return false;
    }

    const here = path[step];
    if (here === undefined || here === anySegments) return false;
    if (segment.kind === 'literal') return here === segment.text && from(offset + 1, step + 1);
    if (!from(offset + 1, step + 1)) return false;

    bindings[segment.binding] =
      typeof here === 'string' ? text(here) : { type: 'unknown', label: segment.name };

    return true;
  };

  return from(0, 0);
}

function capture(steps: readonly PathStep[], label: string): RuleValue {
  const segments = steps.filter((step): step is string => typeof step === 'string');
  return segments.length === steps.length ? { type: 'path', segments } : { type: 'unknown', label };
}
