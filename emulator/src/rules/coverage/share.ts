import type { ExpressionCoverage } from '../contract.ts';

/** Observed outcomes of a condition. An error denies like `false`. */
export type Outcome = 'both' | 'only-true' | 'only-false' | 'never';

export function getOutcome(expression: ExpressionCoverage): Outcome {
  const passed = expression.values.has('true');
  const refused = [...expression.values.keys()].some((value) => value !== 'true');
  if (passed) return refused ? 'both' : 'only-true';
  return refused ? 'only-false' : 'never';
}

/** The share of deciding conditions that both passed and refused. */
export interface ConditionShare {
  readonly total: number;
  readonly covered: number;
  /** Between 0 and 1; 1 when there are no conditions. */
  readonly share: number;
  /** The conditions that lack an outcome, in source order. */
  readonly missing: readonly (ExpressionCoverage & { readonly outcome: Outcome })[];
}

/**
 * The share of conditions (allow conditions, operands of `&&`, `||`, `!`, results of functions
 * called there) with both outcomes. Constants are excluded.
 */
export function getConditionShare(expressions: readonly ExpressionCoverage[]): ConditionShare {
  const conditions = expressions.filter((expression) => expression.condition === true);
  const missing = conditions.flatMap((expression) => {
    const outcome = getOutcome(expression);
    return outcome === 'both' ? [] : [{ ...expression, outcome }];
  });
  const covered = conditions.length - missing.length;
  const share = conditions.length === 0 ? 1 : covered / conditions.length;
  return { total: conditions.length, covered, share, missing };
}

/** Merges coverages of the same source, because a suite loads its rules once per test environment. Expressions are identified by file and position. */
export function mergeCoverage(
  coverages: readonly (readonly ExpressionCoverage[])[],
): readonly ExpressionCoverage[] {
  const merged = new Map<string, ExpressionCoverage>();
  for (const expression of coverages.flat()) {
    const { fileName, start, end, source } = expression;
    const key = JSON.stringify([fileName, start, end, source]);
    const current = merged.get(key);
    const values = new Map(current?.values);
    for (const [value, count] of expression.values) values.set(value, (values.get(value) ?? 0) + count);
    merged.set(key, { ...expression, values });
  }

  return [...merged.values()];
}
