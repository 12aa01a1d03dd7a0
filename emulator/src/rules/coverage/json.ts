import type { ExpressionCoverage, Json, SourceFile } from '../contract.ts';
import { getConditionShare, getOutcome } from './share.ts';

/** Returns the coverage as JSON: rules and report like the official emulator, plus each expression, with the share of conditions seen both true and false. */
export function toCoverageJson(
  sources: readonly SourceFile[],
  expressions: readonly ExpressionCoverage[],
  report: readonly Json[] = [],
): string {
  const { total, covered, share } = getConditionShare(expressions);

  const body = {
    rules: { files: sources.map(({ name, content }) => ({ content, name })) },
    ...(report.length > 0 && { report }),
    conditions: { total, covered, share },
    expressions: expressions.map((expression) => ({
      fileName: expression.fileName,
      start: expression.start,
      end: expression.end,
      source: expression.source,
      condition: expression.condition === true,
      outcome: getOutcome(expression),
      values: [...expression.values].map(([value, count]) => ({ value, count })),
    })),
  };

  return `${JSON.stringify(body, null, 2)}\n`;
}

/** Parses the output of `toCoverageJson`, to merge reports of several runs. */
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
