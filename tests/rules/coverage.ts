import { readFileSync } from 'node:fs';

interface Place {
  readonly line: number;
  readonly column: number;
}

interface ReportedExpression {
  readonly start: Place;
  readonly source: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

interface CoveredExpression {
  readonly line: number;
  readonly source: string;
  /** Whether it is the whole condition of an `allow`. */
  readonly isAllow: boolean;
  readonly values: readonly string[];
}

const lines = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8').split('\n');

const followsAllow = ({ line, column }: Place): boolean =>
  /\ballow [a-z, ]+: if\s*$/.test((lines[line - 1] ?? '').slice(0, column - 1));

const getKey = ({ line, column }: Place): string => `${line}:${column}`;

/** Values of each rules expression since they were loaded. Undefined on the official emulator, whose report differs; any other format throws. */
export const getCoverage = (reported: unknown): readonly CoveredExpression[] | undefined => {
  const { expressions, rules } = (reported ?? {}) as {
    readonly expressions?: readonly ReportedExpression[];
    readonly rules?: unknown;
  };
  if (!expressions && rules !== undefined) return undefined;
  if (!expressions) throw new Error(`No report of the rules' coverage: ${JSON.stringify(reported)}`);

  const widest = new Map<string, number>();
  for (const { start, source } of expressions) {
    widest.set(getKey(start), Math.max(widest.get(getKey(start)) ?? 0, source.length));
  }

  return expressions.map(({ start, source, values }) => ({
    line: start.line,
    source,
    // Parts of a condition may share its start: the longest is the whole.
    isAllow: followsAllow(start) && source.length === widest.get(getKey(start)),
    values: values.map(({ value }) => value),
  }));
};

const isTruth = (value: string): boolean => value === 'true' || value === 'false';

/** Expressions never evaluated, and conditions that only ever passed or only ever refused, one per line. */
export const findIncomplete = (coverage: readonly CoveredExpression[]): readonly string[] =>
  coverage.flatMap(({ line, source, values, isAllow }) => {
    const text = `line ${line}: ${source.replace(/\s+/g, ' ')}`;
    if (values.length === 0) return [`${text} was never evaluated`];
    if (!isAllow && !values.some(isTruth)) return [];
    if (!values.includes('true')) return [`${text} never passed`];
    // An error denies like `false`.
    if (values.every((value) => value === 'true')) return [`${text} never refused`];
    return [];
  });
