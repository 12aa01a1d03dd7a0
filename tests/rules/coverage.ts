import { readFileSync } from 'node:fs';

interface ReportedExpression {
  readonly sourcePosition: { readonly line: number; readonly column: number };
  readonly source: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

export interface CoveredExpression {
  readonly line: number;
  readonly source: string;
  /** Whether it is the whole condition of an `allow`. */
  readonly isAllow: boolean;
  readonly values: readonly string[];
}

const lines = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8').split('\n');

const followsAllow = ({ line, column }: { readonly line: number; readonly column: number }): boolean =>
  /\ballow [a-z, ]+: if\s*$/.test((lines[line - 1] ?? '').slice(0, column - 1));

const isReport = (value: unknown): value is { readonly report: readonly ReportedExpression[] } => {
  const first = (value as { report?: readonly Partial<ReportedExpression>[] } | undefined)?.report?.[0];
  return typeof first?.source === 'string' && Array.isArray(first.values);
};

/** What each expression of the rules was worth since they were loaded; undefined for a report of another form. */
export const coverageOf = (reported: unknown): readonly CoveredExpression[] | undefined => {
  if (!isReport(reported)) return undefined;
  const widest = new Map<string, number>();
  for (const { sourcePosition, source } of reported.report) {
    const place = `${sourcePosition.line}:${sourcePosition.column}`;
    widest.set(place, Math.max(widest.get(place) ?? 0, source.length));
  }
  return reported.report.map(({ sourcePosition, source, values }) => ({
    line: sourcePosition.line,
    source,
    // Parts of a condition may start where it starts: the whole is the longest.
    isAllow:
      followsAllow(sourcePosition) &&
      source.length === widest.get(`${sourcePosition.line}:${sourcePosition.column}`),
    values: values.map(({ value }) => value),
  }));
};

const isTruth = (value: string): boolean => value === 'true' || value === 'false';

/** Expressions never evaluated, and conditions that only ever passed or only ever refused, each in a line to read. */
export const incomplete = (coverage: readonly CoveredExpression[]): readonly string[] =>
  coverage.flatMap(({ line, source, values, isAllow }) => {
    const text = `line ${line}: ${source.replace(/\s+/g, ' ')}`;
    if (values.length === 0) return [`${text} was never evaluated`];
    if (!isAllow && !values.some(isTruth)) return [];
    if (!values.includes('true')) return [`${text} never passed`];
    // An error denies as `false` does.
    if (values.every((value) => value === 'true')) return [`${text} never refused`];
    return [];
  });
