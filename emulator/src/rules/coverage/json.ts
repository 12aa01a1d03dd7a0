import type { ExpressionCoverage, SourceFile } from '../contract.ts';
import { conditionShare, outcomeOf } from './share.ts';

/** The coverage as JSON text: totals first, then every expression with its place, values and counts. */
export function coverageJson(
  sources: readonly SourceFile[],
  expressions: readonly ExpressionCoverage[],
): string {
  const { total, covered, share } = conditionShare(expressions);
  const report = {
    files: sources.map(({ name }) => name),
    conditions: { total, covered, share },
    expressions: expressions.map((expression) => ({
      fileName: expression.fileName,
      start: expression.start,
      end: expression.end,
      source: expression.source,
      condition: expression.condition === true,
      outcome: outcomeOf(expression),
      values: [...expression.values].map(([value, count]) => ({ value, count })),
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Reads back what `coverageJson` wrote, to add up reports of several runs. */
export function readCoverageJson(json: string): readonly ExpressionCoverage[] {
  const report = JSON.parse(json) as {
    readonly expressions: readonly (Omit<ExpressionCoverage, 'values'> & {
      readonly values: readonly { readonly value: string; readonly count: number }[];
    })[];
  };
  return report.expressions.map(({ fileName, start, end, source, condition, values }) => ({
    fileName,
    start,
    end,
    source,
    condition,
    values: new Map(values.map(({ value, count }) => [value, count])),
  }));
}
